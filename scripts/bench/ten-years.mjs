// The server answers with all half hours of a person: 40,000 in ten years, which are 20 MB.
// Source of the limits: docs/6-speed.md.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export const title = 'Ten years of half hours, CPU 4× slower';
export const build = 'production';

const DAYS = 2_500;
const MEGABYTE = 1_000_000;

export async function measure({ url, openPage, medians }) {
  const years = JSON.stringify(createPerson(DAYS));
  const day = JSON.stringify(createPerson(1));
  const figures = await medians(async () => {
    const { heap: before } = await open(day);
    const { heap: after, ...arrival } = await open(years);
    return { ...arrival, kept: (after - before) / MEGABYTE };
  });
  return [
    { figure: 'longest task while they arrive', value: figures.longestTask, unit: 'ms', must: 50, aim: 16 },
    { figure: 'from their first byte to the calendar that shows them', value: figures.shown, unit: 'ms' },
    { figure: 'memory that they keep', value: figures.kept, unit: 'MB', must: 20, aim: 6 },
  ];

  /** Opens the page, and lets the half hours arrive once it can be used. */
  async function open(person) {
    const { page, close } = await openPage({ slowdown: 4 });
    const { release, end } = await answerCalls(page, person);
    await page.goto(`${url}/reporting-system/reporting?mode=single`);
    await page.locator('[role=grid] button').first().waitFor();
    await page.locator('main [data-skeleton]').first().waitFor();
    await page.evaluate(recordTasks);
    const start = performance.now();
    release();
    await page.locator('button[data-dot=full]').first().waitFor();
    const shown = performance.now() - start;
    const longestTask = await page.evaluate(longestUntilShown);
    const heap = await measureHeap(page);
    await close();
    end();
    return { longestTask, shown, heap };
  }
}

/** Runs in the page: records its long tasks, and the time at which the calendar shows the half hours. */
function recordTasks() {
  globalThis.arrival = { tasks: [], shownAt: Infinity };
  new PerformanceObserver((list) => globalThis.arrival.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
  });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('button[data-dot=full]')) return;
    observer.disconnect();
    globalThis.arrival.shownAt = performance.now();
  }).observe(document.body, { attributes: true, childList: true, subtree: true });
}

/** Runs in the page: the longest task until all is shown; later tasks only preload. */
async function longestUntilShown() {
  // The browser reports the task that draws the calendar after its end.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  const { tasks, shownAt } = globalThis.arrival;
  return Math.max(
    0,
    ...tasks.filter(({ startTime }) => startTime <= shownAt).map(({ duration }) => duration),
  );
}

/** The bytes that the page uses after a collection of garbage, typed arrays included. */
async function measureHeap(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}

/** Answers the calls of the page by a server outside of it. The answer with the half hours waits for `release`. */
async function answerCalls(page, person) {
  const user = { id: 1, role: 2, eng_name: 'Person 1', jp_name: '社員 1' };
  const works = [1, 2, 3, 4].map(createWork);
  const answers = { user, 'staff/get': [user], 'project/get': works, 'task/get': works };
  let release;
  const released = new Promise((resolve) => {
    release = resolve;
  });
  const server = createServer(async (request, response) => {
    const isPerson = (await text(request)).includes('task_performance');
    if (isPerson) await released;
    const call = Object.keys(answers).find((path) => request.url.endsWith(path));
    const body = Buffer.from(isPerson ? person : JSON.stringify(answers[call] ?? []));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${server.address().port}`;
  await page.route(/\/api\//, (route) =>
    route.continue({ url: `${origin}${new URL(route.request().url()).pathname}` }),
  );
  await page.addInitScript(() => localStorage.setItem('token', 'bench'));
  return { release, end: () => server.close() };
}

/** A project or a task as the server sends it with each half hour. */
function createWork(id) {
  const createdAt = '2020-04-01T00:00:00.000000Z';
  return {
    id,
    cd: `C00${id}`,
    eng_name: `Name ${id}`,
    jp_name: `名前 ${id}`,
    created_at: createdAt,
    updated_at: createdAt,
    deleted_at: null,
  };
}

/** Sixteen half hours a day, up to today. */
function createPerson(days) {
  const rows = Array.from({ length: days * 16 }, (_, index) => {
    const day = Math.floor(index / 16);
    const half = index % 16;
    const minutes = 510 + 30 * half;
    const date = new Date(Date.now() + 9 * 3_600_000 - (days - 1 - day) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const project = createWork(1 + Math.floor(half / 4));
    const task = createWork(1 + (day % 4));
    const period = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 ? '30' : '00'}:00`;
    return { id: index, date, staff_id: 1, project_id: project.id, task_id: task.id, period, project, task };
  });
  return [{ id: 1, task_performance: rows, task_performance_setting: [] }];
}
