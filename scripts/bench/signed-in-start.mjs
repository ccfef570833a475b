// Opens a page by its address with a token in the browser. The cold visit has an empty cache. The second visit opens another tab,
// because the first tab keeps compiled code in memory. The floors are pages of the bare stack that call no server. PEER names the
// built folder of another application, which is measured in the same way (docs/6-speed.md).
import { waitUntilIdle } from '../bench-tools.mjs';
import { printTable } from '../print-table.mjs';
import { buildFloor } from './support/build-floor.mjs';
import { serveCompressed } from './support/compressed-server.mjs';
import { onProduction } from './support/on-production.mjs';

export const title = 'Signed-in start, CPU 4× slower, 1.6 Mbps, 150 ms';
export const build = 'production';

const PAINTED = 'painted at ';

/** Each page, with the element that it shows once it can be used. */
const PAGES = {
  reporting: {
    path: '/reporting-system/reporting',
    selector: 'main form button[type="submit"]',
  },
  members: { path: '/reporting-system/employee-lists', selector: 'tbody tr a, tbody tr button' },
};

export const measure = (bench) => onProduction((served) => measureOn(served, bench));

async function measureOn({ host, url }, bench) {
  const { openPage, vitals, medians } = bench;
  const floors = await measureFloors(bench);
  const token = await signIn(host.url);
  const reporting = await visit('reporting');
  const members = await visit('members');
  host.api.setScenario('staff:2000');
  const many = await visit('members');
  const { PEER, PEER_PATH = '/', PEER_SELECTOR = 'tbody tr' } = process.env;
  const peer = PEER && (await measureFolder(PEER, PEER_PATH, PEER_SELECTOR, bench));
  return [
    ...(peer ? peerFigures(peer, reporting, members) : []),
    ...startFigures('reporting', reporting, 'login page', floors.login, [
      { must: 1.9, aim: 1.6 },
      { must: 1.5, aim: 1.3 },
    ]),
    ...startFigures('30 members', members, 'table page', floors.table, [
      { must: 1.35, aim: 1.2 },
      { must: 1.15, aim: 1 },
    ]),
    ...startFigures('2,000 members', many, 'table page', floors.table, [
      { must: 1.8, aim: 1.6 },
      { must: 1.4, aim: 1.2 },
    ]),
    {
      figure: 'JavaScript until reporting can be used, gzip',
      value: reporting.jsKiB,
      unit: 'KiB',
      must: 340,
      aim: 300,
    },
    {
      figure: 'requests until then, without the API',
      value: reporting.requests,
      unit: '',
      must: 18,
      aim: 14,
    },
    { figure: 'layout shift of reporting', value: reporting.cls, unit: '', must: 0.02, aim: 0 },
  ];

  async function visit(name) {
    const { path, selector } = PAGES[name];
    let requestsOfLastRun;
    const figures = await medians(async () => {
      const { context, page, openTab, traffic, close } = await openPage({ isSlowNetwork: true });
      await context.addInitScript((value) => localStorage.setItem('token', value), token);
      await context.addInitScript(reportPaint, selector);
      const cold = await timeToPaint(page, url + path);
      const { cls } = await vitals(page);
      requestsOfLastRun = await page.evaluate(listRequests);
      // Requests after the page could be used do not count.
      const counted = requestsOfLastRun.filter(({ isCall, start }) => !isCall && start < cold);
      const { jsKiB, requests } = await traffic([path, ...counted.map((request) => request.path)]);
      await page.evaluate(waitUntilIdle);
      // The second visit begins after the service worker has stored the build.
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.close();
      const second = await timeToPaint(await openTab(), url + path);
      await close();
      return { cold, second, jsKiB, requests, cls };
    });
    console.log(`${name}: requests of the last cold visit, in ms since its start`);
    printTable([
      ['file', 'start', 'end', 'KiB'],
      ...requestsOfLastRun.map((request) => [request.path, request.start, request.end, request.kib]),
    ]);
    return figures;
  }
}

/** The cold and the second visit, each with its ratio to the floor of the same run. */
function startFigures(name, ours, floorPage, floor, [cold, second]) {
  const ratio = `the same ÷ ${floorPage} of the MUI floor`;
  return [
    { figure: `${name}, cold`, value: ours.cold, unit: 'ms' },
    { figure: ratio, value: ours.cold / floor.cold, unit: '×', ...cold },
    { figure: `${name}, second visit`, value: ours.second, unit: 'ms' },
    { figure: ratio, value: ours.second / floor.second, unit: '×', ...second },
  ];
}

/** The page of another application, and the ratio of ours to it. */
function peerFigures(peer, reporting, members) {
  const limit = { unit: '×', must: 1, aim: 0.9 };
  return [
    { figure: 'peer, cold', value: peer.cold, unit: 'ms' },
    { figure: 'peer, second visit', value: peer.second, unit: 'ms' },
    { figure: 'reporting ÷ peer, second visit', value: reporting.second / peer.second, ...limit },
    { figure: '30 members ÷ peer, second visit', value: members.second / peer.second, ...limit },
  ];
}

async function measureFloors(bench) {
  return {
    login: await measureFolder(await buildFloor('mui'), '/', 'input[autocomplete="username"]', bench),
    table: await measureFolder(await buildFloor('mui-table'), '/given', 'tbody tr', bench),
  };
}

/** Measures a built folder that calls no server. */
async function measureFolder(folder, path, selector, { openPage, medians }) {
  const server = await serveCompressed(folder);
  const figures = await medians(async () => {
    const { context, page, openTab, close } = await openPage({ isSlowNetwork: true });
    await context.addInitScript(reportPaint, selector);
    const cold = await timeToPaint(page, server.url + path);
    await page.evaluate(waitUntilIdle);
    await page.close();
    const second = await timeToPaint(await openTab(), server.url + path);
    await close();
    return { cold, second };
  });
  server.close();
  return figures;
}

/** Milliseconds from the navigation to `address` until `reportPaint` reports. */
async function timeToPaint(page, address) {
  const painted = page.waitForEvent('console', (message) => message.text().startsWith(PAINTED));
  await page.goto(address, { waitUntil: 'commit' });
  return Number((await painted).text().slice(PAINTED.length));
}

/**
 * Runs in the page before its own scripts, and reports the paint of `selector` by the console: `evaluate` would first load 300 KB
 * of Playwright into the page, during the start that is measured.
 */
function reportPaint(selector) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => console.log(`painted at ${performance.now()}`)));
  });
  observer.observe(document, { subtree: true, childList: true });
}

/** Runs in the page: its requests so far. */
function listRequests() {
  return performance.getEntriesByType('resource').map(({ name, startTime, responseEnd, encodedBodySize }) => {
    const path = new URL(name).pathname;
    return {
      path,
      isCall: /^\/(api|images)\//.test(path),
      start: Math.round(startTime),
      end: Math.round(responseEnd),
      kib: Math.round(encodedBodySize / 1024),
    };
  });
}

/** A token as the browser of a signed-in user keeps it. */
async function signIn(url) {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin123' }),
  });
  if (!response.ok) throw new Error(`The sign-in is answered by ${response.status}`);
  const { token } = await response.json();
  return token;
}
