// The month-closing board of 2,000 people: 736,000 half hours of 23 weekdays. Source of the limits: docs/6-speed.md.
import { createServer } from 'node:http';
import { halfHour, numbers } from './support/hours-answers.mjs';

export const title = 'Month closing, 2,000 people × a month, CPU 4× slower';
export const build = 'production';

const PEOPLE = 2000;
const MONTH = '2025-10';
const WEEKDAYS = numbers(31)
  .map((day) => `${MONTH}-${String(day).padStart(2, '0')}`)
  .filter((date) => new Date(date).getUTCDay() % 6 !== 0);

export async function measure({ url, openPage, medians }) {
  const server = await serveAnswers();
  const { page, close } = await openPage();
  await page.addInitScript(() => localStorage.setItem('token', 'bench'));
  await page.addInitScript(recordFirstCell);
  // A second server answers, because `route.fulfill` would send each megabyte through the DevTools protocol.
  await page.route(/\/api\//, (route) => {
    const path = new URL(route.request().url()).pathname.split('/').slice(-2).join('/');
    return route.continue({ url: `${server.url}/${path}` });
  });
  const open = async () => {
    await page.goto(`${url}/reporting-system/weekly-work-time?view=closing&month=${MONTH}`);
    await page.locator('[role=grid] [data-look="complete"]').first().waitFor({ timeout: 120_000 });
    const shownAt = await page.evaluate(waitForFirstCell);
    return { usable: shownAt - server.answeredAt(), whole: shownAt - server.requestedAt() };
  };
  const { usable, whole } = await medians(open);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const { longestTask: arrival } = await page.evaluate(() => globalThis.benchFigures);
  await page.locator('text=deleted projects').waitFor({ state: 'detached', timeout: 120_000 });
  const { scroll, jump } = await medians(async () => ({
    scroll: await page.evaluate(longestTaskOfScrolling, { step: 170, count: 80 }),
    jump: await page.evaluate(longestTaskOfScrolling, { step: 7000, count: 8 }),
  }));
  await close();
  server.close();
  return [
    { figure: 'from the last byte to the board', value: usable, unit: 'ms', aim: 300 },
    { figure: 'from the question to the board, without a network', value: whole, unit: 'ms' },
    { figure: 'longest task of its arrival', value: arrival, unit: 'ms' },
    { figure: 'longest task of scrolling', value: scroll, unit: 'ms', must: 50 },
    { figure: 'longest task of jumps over 200 people', value: jump, unit: 'ms', must: 50 },
    { figure: 'elements of the page', value: nodes, unit: '', must: 3000 },
  ];
}

async function serveAnswers() {
  const people = numbers(PEOPLE);
  const createRows = (person) =>
    WEEKDAYS.flatMap((date) => numbers(16).map((slot) => halfHour(person, (person % 20) + 1, date, slot)));
  const rows = Buffer.from(
    `[${people.map((person) => JSON.stringify(createRows(person)).slice(1, -1)).join()}]`,
  );
  const staff = people.map((id) => ({
    id,
    role: 1,
    eng_name: `Person ${id}`,
    jp_name: `社員 ${id}`,
    staff_no: `SG-${id}`,
    permanent_date: '2020-01-01',
  }));
  const records = people.map((id) => ({
    id,
    staff_id: id,
    eng_name: `Person ${id}`,
    jp_name: `社員 ${id}`,
    year: 2025,
    leaves: [{ id, rec_id: id, leave_date: `${MONTH}-06`, duration: '2', day_count: 0.5, leave_type: 1 }],
  }));
  const answers = {
    'api/user': JSON.stringify(staff[0]),
    'staff/get': JSON.stringify(staff),
    'leave-record/get': JSON.stringify(records),
    'project-hour/get': rows,
    'reporting/getAllHour': rows,
  };
  let requestedAt = NaN;
  let answeredAt = NaN;
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/project-hour/get') {
      requestedAt = Date.now();
      response.on('finish', () => {
        answeredAt = Date.now();
      });
    }
    response.end(answers[request.url.slice(1)] ?? '[]');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requestedAt: () => requestedAt,
    answeredAt: () => answeredAt,
    close: () => server.close(),
  };
}

/** Runs in the page, before its own scripts. */
function recordFirstCell() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=grid] [data-look="complete"]')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      globalThis.firstCellAt = performance.now();
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: the time at which it had painted the first cell, by the clock of the machine. */
async function waitForFirstCell() {
  while (globalThis.firstCellAt === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.timeOrigin + globalThis.firstCellAt;
}

/** Runs in the page: the longest task while the board scrolls by `step` px, `count` times. */
async function longestTaskOfScrolling({ step, count }) {
  const grid = document.querySelector('[role=grid]');
  grid.scrollTop = 0;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  globalThis.benchFigures.longestTask = 0;
  for (let turn = 0; turn < count; turn += 1) {
    grid.scrollTop += step;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  return globalThis.benchFigures.longestTask;
}
