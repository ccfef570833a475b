// Two years of 200 people on 20 projects, by month: 96,000 rows in 480 groups. Source of the limits: docs/performance.md.
import { answerHours, halfHour, numbers } from './hours-answers.mjs';

export const title = 'Project hours of 2 years × 20 projects × 200 people';
export const build = 'production';

const MONTHS = numbers(24).map((month) => new Date(Date.UTC(2024, month, 0)).toISOString().slice(0, 10));

export async function measure({ url, openPage, vitals, medians }) {
  const { page, close } = await openPage({ slowdown: 1 });
  const rows = MONTHS.flatMap((date) =>
    numbers(20).flatMap((project) => numbers(200).map((person) => halfHour(person, project, date))),
  );
  await answerHours(page, rows);
  const range = `start=${MONTHS[0]}&end=${MONTHS.at(-1)}`;
  await page.goto(`${url}/reporting-system/show-project-date?${range}`);
  await page.locator('main h4').first().waitFor();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const { longestTask: arrival } = await vitals(page);
  const stops = {};
  for (const format of ['xlsx', 'csv']) stops[format] = await medians(() => stopExport(page, format));
  await close();
  return [
    { figure: 'elements of the page', value: nodes, unit: '', must: 3000 },
    { figure: 'longest task of its arrival', value: arrival, unit: 'ms' },
    ...['xlsx', 'csv'].flatMap((format) => [
      {
        figure: `${format}: start to the offer to cancel`,
        value: stops[format].offered,
        unit: 'ms',
        must: 100,
      },
      {
        figure: `${format}: longest task until it is cancelled`,
        value: stops[format].longest,
        unit: 'ms',
        must: 100,
      },
      { figure: `${format}: Escape to cancelled`, value: stops[format].stopped, unit: 'ms', must: 100 },
    ]),
  ];
}

/** Starts an export, lets it run for a moment, and ends it by the key that does. */
async function stopExport(page, format) {
  await page.evaluate(() => (globalThis.benchFigures.longestTask = 0));
  const buttons = page.getByRole('group', { name: 'Export' }).getByRole('button');
  if (format === 'csv') await buttons.nth(1).click();
  const button = await (
    format === 'csv' ? page.getByRole('menuitem').nth(1) : buttons.first()
  ).elementHandle();
  return button.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const group = document.querySelector('main [role=group][aria-label=Export]');
    const start = performance.now();
    element.click();
    await frame();
    if (!document.querySelector('main [role=progressbar]')) throw new Error('Nothing can be cancelled');
    const offered = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const pressed = performance.now();
    group.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    while (document.querySelector('main [role=progressbar]')) await frame();
    const stopped = performance.now() - pressed;
    return { offered, stopped, longest: globalThis.benchFigures.longestTask };
  });
}
