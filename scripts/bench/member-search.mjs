// Search in 2,000 members: from the last key to the changed table with ten photos. The mock API runs outside of the page, because it
// would draw each photo on the thread that is measured. Source of the limits: docs/6-speed.md.
import { timesToChange } from './support/interactions.mjs';
import { onProduction } from './support/on-production.mjs';

export const title = 'Member list, 2,000 people: search, CPU 4× slower';
export const build = 'production';

/** Each finds other members than the one before it, the first and the last included. */
const SEARCHES = ['sa', 'san', 'sa', 'sato', '', 'た', 'アウン', ''];

export const measure = (bench) =>
  onProduction(({ host, url }) => {
    host.api.setScenario('staff:2000');
    return measureOn(url, bench);
  });

async function measureOn(url, { openPage, signIn, vitals, medians }) {
  const { page, close } = await openPage({ slowdown: 4 });
  await signIn(page, 'admin', url);
  await page.goto(`${url}/reporting-system/employee-lists`);
  await page.locator('tbody tr a').nth(9).waitFor();
  // The focus loads the search before people type.
  await page.getByRole('searchbox').first().focus();
  const figures = await medians(async () => {
    await page.evaluate(() => {
      globalThis.benchFigures.longestTask = 0;
    });
    const times = await timesToChange(page, enter, SEARCHES);
    const { longestTask } = await vitals(page);
    return { slowest: Math.max(...times), longestTask };
  });
  await close();
  return [
    {
      figure: 'last key to changed table, slowest key',
      value: figures.slowest,
      unit: 'ms',
      must: 60,
      aim: 36,
    },
    { figure: 'longest task while typing', value: figures.longestTask, unit: 'ms', must: 50 },
  ];
}

/** Runs in the page: enters the text as a key press would. */
function enter(text) {
  const input = document.querySelector('input[type="search"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
