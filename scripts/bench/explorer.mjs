// The hours explorer on 400,000 half hours of 100 people on 40 projects, which change every hour. Source of the limits:
// docs/6-speed.md.
import { answerHours, createDays, halfHour, numbers } from './support/hours-answers.mjs';

export const title = 'Hours explorer, 400,000 half hours, CPU 4× slower';
export const build = 'production';

const DAYS = createDays(250);

export async function measure({ url, openPage, medians }) {
  const rows = numbers(100).flatMap((person) =>
    DAYS.flatMap((date, day) =>
      numbers(16).map((slot) => halfHour(person, ((person + day + (slot >> 1)) % 40) + 1, date, slot)),
    ),
  );
  const { page, close } = await openPage();
  await answerHours(page, rows);
  await page.addInitScript(timeWorkers);
  const range = `start=${DAYS[0]}&end=${DAYS.at(-1)}`;
  await page.goto(`${url}/reporting-system/show?view=explorer&${range}`);
  await page.locator('[role=grid] [data-look^="heat"]').first().waitFor({ timeout: 240_000 });
  await page.waitForTimeout(5000);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const figures = await medians(async () => {
    const sums = await page.evaluate(regroup, '?view=explorer&rows=member&columns=none');
    const people = await page.evaluate(regroup, '?view=explorer&rows=member&columns=project');
    const weeks = await page.evaluate(regroup, '?view=explorer&rows=project&columns=week');
    return {
      worker: Math.max(sums.worker, people.worker, weeks.worker),
      sums: sums.shownAfter,
      people: people.shownAfter,
      weeks: weeks.shownAfter,
      task: Math.max(sums.longestTask, people.longestTask, weeks.longestTask),
    };
  });
  await close();
  return [
    {
      figure: 'from the order to what the worker grouped',
      value: figures.worker,
      unit: 'ms',
      must: 200,
      aim: 100,
    },
    { figure: 'from the press until it stands: by person', value: figures.sums, unit: 'ms', aim: 200 },
    { figure: 'the same: people × projects', value: figures.people, unit: 'ms' },
    { figure: 'the same: projects × weeks', value: figures.weeks, unit: 'ms' },
    { figure: 'longest task of the page', value: figures.task, unit: 'ms', must: 200 },
    { figure: 'elements of the page', value: nodes, unit: '', must: 3000 },
  ];
}

/** Runs in the page, before its own scripts: records the time from the last order to a worker until its answer. */
function timeWorkers() {
  globalThis.Worker = class extends globalThis.Worker {
    postMessage(order, ...options) {
      const start = performance.now();
      if (order.id > 0) {
        this.addEventListener('message', ({ data }) => {
          if (data.id === order.id) globalThis.lastWorkerTime = performance.now() - start;
        });
      }
      super.postMessage(order, ...options);
    }
  };
}

/** Runs in the page: changes the grouping by the address, and measures the time until the last change of the page. */
async function regroup(fields) {
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  globalThis.benchFigures.longestTask = 0;
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of new URLSearchParams(fields)) params.set(name, value);
  let changedAt = 0;
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  const start = performance.now();
  window.history.pushState(window.history.state, '', `?${params}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  await pause(5000);
  observer.disconnect();
  if (changedAt === 0) throw new Error('Nothing was grouped anew');
  return {
    shownAfter: changedAt - start,
    longestTask: globalThis.benchFigures.longestTask,
    worker: globalThis.lastWorkerTime,
  };
}
