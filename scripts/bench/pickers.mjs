// The pickers of a form: the days of a date field, whose code is fetched at the press, and the list of a picker with 2,000 people.
// Source of the limits: docs/6-speed.md.
import { onProduction } from './support/on-production.mjs';

export const title = 'Pickers, CPU 4× slower';
export const build = 'production';

const FORM = '/reporting-system/new-fine-record';

export const measure = (bench) =>
  onProduction(({ host, url }) => {
    host.api.setScenario('staff:2000');
    return measureOn(url, bench);
  });

async function measureOn(url, { openPage, signIn, medians }) {
  const figures = await medians(async () => {
    const { page, close } = await openPage({ slowdown: 4, isSlowNetwork: true });
    await signIn(page, 'admin', url);
    await page.goto(url + FORM);
    await page.locator('main form [role=combobox]').first().waitFor();
    // The list of people arrives last.
    await page.waitForLoadState('networkidle');
    const openDays = () =>
      page.evaluate(timeTo, ['main form button[aria-haspopup=dialog]', '[role=gridcell]']);
    const firstDays = await openDays();
    await page.keyboard.press('Escape');
    await page.locator('[role=gridcell]').first().waitFor({ state: 'detached' });
    const days = await openDays();
    await page.keyboard.press('Escape');
    await page.locator('main form [role=combobox]').first().focus();
    const list = await page.evaluate(timeToOptions);
    await close();
    return { firstDays, days, list };
  });
  const ms = { unit: 'ms' };
  return [
    { figure: 'date picker, first opening, 1.6 Mbps', value: figures.firstDays, ...ms, must: 900 },
    { figure: 'date picker, again', value: figures.days, ...ms, must: 100 },
    { figure: 'picker of 2,000, first letter to list', value: figures.list, ...ms, must: 100, aim: 50 },
  ];
}

/** Runs in the page: milliseconds from a press on `button` until `part` is laid out. */
async function timeTo([button, part]) {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
  const start = performance.now();
  document.querySelector(button).click();
  while (!document.querySelector(part)) {
    if (performance.now() - start > 10_000) throw new Error(`${part} does not come`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}

/** Runs in the page: milliseconds from a letter in the picker that has the focus until its options are laid out. */
async function timeToOptions() {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
  const input = document.activeElement;
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'a');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  while (!document.querySelector('[role=option]')) {
    if (performance.now() - start > 10_000) throw new Error('No option comes');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}
