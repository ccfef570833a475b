import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '../../src/config/paths';
import { openContext } from '../support/shared-context';
import { expect, test as base } from './policy-fixture';

const CREATE = '/api/reporting-system/fines/create';

/** A proxy before the server that breaks the connection after the first fine has been recorded. */
async function startBreakingHost(server: string) {
  let calls = 0;
  const host = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const call = request(new URL(url, server), { method, headers }, (answer) => {
      if (url === CREATE) calls += 1;
      if (url === CREATE && calls === 1) {
        incoming.socket.destroy();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    close() {
      host.closeAllConnections();
      host.close();
    },
  };
}

type BreakingHost = Awaited<ReturnType<typeof startBreakingHost>>;

const test = base.extend<{ breakingHost: BreakingHost }>({
  breakingHost: async ({ baseURL }, use) => {
    const host = await startBreakingHost(baseURL ?? '');
    await use(host);
    host.close();
  },
  context: async ({ browser, breakingHost }, use, { project }) => {
    const context = await openContext(browser, {
      ...project,
      use: { ...project.use, baseURL: breakingHost.url },
    });
    await use(context);
    await context.close();
  },
});

test('a fine that the browser itself sends twice is reported, and the duplicate removed', async ({
  page,
  t,
  signIn,
  breakingHost,
}, { retry }) => {
  await signIn(page, 'admin', `${paths.fines}?staff=2`);
  const form = page.getByRole('form', { name: t('fines:form.title') });
  await form.getByRole('combobox', { name: t('fines:field.staff') }).fill('tanaka');
  await page.getByRole('option', { name: /Tanaka Misaki/ }).click();
  // All flows share one server: the second try needs another day.
  await form.getByRole('textbox', { name: t('fines:field.date') }).fill(`2026/8/${10 + retry}`);
  await form.getByRole('textbox', { name: t('fines:field.time') }).fill('9:05');
  await form.getByRole('button', { name: t('fines:form.submit') }).click();

  const fine = { name: 'Tanaka Misaki', date: `${10 + retry} Aug 2026`, time: '9:05', amount: '5,000 Ks' };
  await expect(page.getByText(t('fines:surplus.savedRepeatedly', { ...fine, times: 2 }))).toBeVisible();
  expect(breakingHost.calls()).toBe(2);
  const rows = page.getByRole('table', { name: t('fines:list.title') }).getByRole('row');
  await expect(rows.filter({ hasText: fine.date })).toHaveCount(2);

  const remove = { name: t('fines:surplus.remove', { count: 1 }) };
  await page.getByRole('button', remove).click();
  const question = page.getByRole('alertdialog', { name: t('fines:surplus.title') });
  await expect(question).toContainText(t('fines:surplus.body', { ...fine, count: 1 }));
  await question.getByRole('button', remove).click();
  await expect(rows.filter({ hasText: fine.date })).toHaveCount(1);
  await expect(page.getByRole('button', remove)).toHaveCount(0);
});
