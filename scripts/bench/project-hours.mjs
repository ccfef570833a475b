// The project hours of two years of 200 people on 20 projects, by month: 96,000 rows in 480 groups. Source of the limits: docs/6-speed.md.
import { measureStops } from './support/export-stops.mjs';
import { answerHours, halfHour, numbers } from './support/hours-answers.mjs';

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
  const stops = await measureStops(page, medians);
  await close();
  return [
    { figure: 'elements of the page', value: nodes, unit: '', must: 3000 },
    { figure: 'longest task of its arrival', value: arrival, unit: 'ms' },
    ...stops,
  ];
}
