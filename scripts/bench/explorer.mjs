import { answerHours, daysOf, halfHour, numbers } from './hours-answers.mjs';

// 400,000 half hours of 100 people on 40 projects, which change every hour. Source of the limits: docs/performance.md.
export const title = 'Hours explorer, 400,000 half hours, CPU 4× slower';
export const build = 'production';

const DAYS = daysOf(250);

export async function measure({ url, openPage, medians }) {
  const rows = numbers(100).flatMap((person) =>
    DAYS.flatMap((date, day) =>
      numbers(16).map((slot) => halfHour(person, ((person + day + (slot >> 1)) % 40) + 1, date, slot)),
    ),
  );
  const { page, close } = await openPage();
  await answerHours(page, rows);
  const range = `start=${DAYS[0]}&end=${DAYS.at(-1)}`;
  await page.goto(`${url}/reporting-system/show?view=explorer&${range}`);
  await page.locator('[role=grid] [data-look^="heat"]').first().waitFor({ timeout: 240_000 });
  await page.waitForTimeout(5000);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const figures = await medians(async () => {
    const sums = await page.evaluate(regroup, '?view=explorer&rows=member&columns=none');
    const people = await page.evaluate(regroup, '?view=explorer&rows=member&columns=project');
    const weeks = await page.evaluate(regroup, '?view=explorer&rows=project&columns=week');
    return { sums, people, weeks };
  });
  await close();
  return [
    // Two columns are soon drawn: this is the grouping.
    { figure: 'grouped by person, longest task', value: figures.sums, unit: 'ms', must: 200 },
    { figure: 'and drawn: people × projects', value: figures.people, unit: 'ms' },
    { figure: 'and drawn: projects × weeks', value: figures.weeks, unit: 'ms' },
    { figure: 'elements of the page', value: nodes, unit: '', must: 3000 },
  ];
}

/** Runs in the page: the longest task of grouping anew and drawing it. */
async function regroup(fields) {
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  globalThis.benchFigures.longestTask = 0;
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of new URLSearchParams(fields)) params.set(name, value);
  window.history.pushState(window.history.state, '', `?${params}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  await pause(3000);
  return globalThis.benchFigures.longestTask;
}
