// The palette: from its key until its field has the focus and its list is laid out; the first time with the fetch of its code.
// Source of the limit: docs/6-speed.md.
import { onProduction } from './support/on-production.mjs';

export const title = 'Palette, CPU 4× slower';
export const build = 'production';

export const measure = (bench) => onProduction(({ url }) => measureOn(url, bench));

async function measureOn(url, { openPage, signIn, medians }) {
  const { page, close } = await openPage({ slowdown: 4 });
  await signIn(page, 'admin', url);
  const figures = await medians(async () => {
    await page.goto(`${url}/reporting-system/employee-lists`);
    await page.locator('tbody tr a').nth(9).waitFor();
    await page.locator('header [aria-haspopup=dialog]').first().waitFor();
    const first = await page.evaluate(openByKey);
    await page.keyboard.press('Escape');
    await page.locator('[role=listbox]').waitFor({ state: 'detached' });
    const again = await page.evaluate(openByKey);
    return { first, again };
  });
  await close();
  return [
    { figure: 'key to field, with its code fetched', value: figures.first, unit: 'ms', must: 100 },
    { figure: 'key to field, again', value: figures.again, unit: 'ms', must: 100 },
  ];
}

/** Runs in the page: waits until it is idle, then opens the palette. */
async function openByKey() {
  await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 3000 }), 1000));
  const start = performance.now();
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
  );
  while (document.activeElement?.getAttribute('role') !== 'combobox') {
    if (performance.now() - start > 10_000) throw new Error('The palette does not open');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}
