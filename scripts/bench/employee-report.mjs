// The employee report of 50 people over 250 days with 16 half hours each: 200,000. Source of the limits: docs/6-speed.md.
import { measureStops } from './support/export-stops.mjs';
import { answerHours, createDays, halfHour, numbers } from './support/hours-answers.mjs';

export const title = 'Employee report of 200,000 half hours';
export const build = 'production';

const DAYS = createDays(250);
const RANGE = `start=${DAYS[0]}&end=${DAYS.at(-1)}`;

export async function measure({ url, openPage, vitals, medians }) {
  const { page, close } = await openPage({ slowdown: 1 });
  const rows = DAYS.flatMap((date) =>
    numbers(50).flatMap((person) =>
      numbers(16).map((slot) => halfHour(person, 1 + (slot % 4) * 5 + (person % 5), date, slot)),
    ),
  );
  await answerHours(page, rows);
  await page.goto(`${url}/reporting-system/employee-reports?${RANGE}&by=project&then=member`);
  await page.locator('main h3').first().waitFor();
  const { longestTask: arrival } = await vitals(page);
  const { byDay } = await medians(async () => {
    const time = await chooseGrouping(page, 'Day');
    await chooseGrouping(page, 'Project');
    return { byDay: time };
  });
  // The longest list of the page has a row for each person and day.
  await chooseGrouping(page, 'Day');
  const stops = await measureStops(page, medians);
  await close();
  return [
    { figure: 'choice of “Day” to painted groups', value: byDay, unit: 'ms', must: 300 },
    { figure: 'longest task of its arrival', value: arrival, unit: 'ms' },
    ...stops,
  ];
}

/** Milliseconds from the choice of a grouping to the frame that shows it. */
async function chooseGrouping(page, option) {
  await page.locator('main [role=combobox][aria-haspopup=listbox]').first().click();
  const item = page.getByRole('option', { name: option, exact: true });
  await item.waitFor();
  const time = await item.evaluate(async (element) => {
    const before = document.querySelector('main h3').textContent;
    const start = performance.now();
    element.click();
    while (document.querySelector('main h3')?.textContent === before) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  });
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  return time;
}
