import { expect, test as base } from '../support/app-fixture';
import { openContext } from '../support/shared-context';

/** Every breach of the content policy on any page fails the test. */
export const test = base.extend<{ breaches: string[] }>({
  // A new browser context for each flow, because the service worker of one would serve its files to the next.
  context: async ({ browser }, use, { project }) => {
    const context = await openContext(browser, project);
    await use(context);
    await context.close();
  },

  breaches: [
    async ({ context }, use) => {
      const breaches: string[] = [];
      await context.exposeBinding('reportBreach', (_, breach: string) => {
        breaches.push(breach);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          (window as { reportBreach?: (breach: string) => void }).reportBreach?.(
            `${violatedDirective}: ${blockedURI}`,
          );
        });
      });
      await use(breaches);
      expect(breaches, 'the content policy is not breached').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
