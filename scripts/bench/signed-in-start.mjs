// Opens a page by its address with a token in the browser. The cold visit has an empty cache. The second visit opens another tab,
// because the first tab keeps compiled code in memory. The floors are pages of the bare stack that call no server. PEER names the
// built folder of another application, which is measured in the same way (docs/6-speed.md).
import { fileURLToPath } from 'node:url';
import { rest } from '../bench-tools.mjs';
import { withSource } from '../load-source.mjs';
import { startMockHost } from '../mock-host.mjs';
import { printTable } from '../print-table.mjs';
import { buildFloor } from './build-floor.mjs';
import { serveCompressed } from './compressed-server.mjs';

export const title = 'Signed-in start, CPU 4× slower, 1.6 Mbps, 150 ms';
export const build = 'production';

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const PAINTED = 'painted at ';

/** What stands there when a page can be used. */
const READY = {
  reporting: {
    path: '/reporting-system/reporting',
    selector: 'main form button[type="submit"]',
  },
  members: { path: '/reporting-system/employee-lists', selector: 'tbody tr a, tbody tr button' },
};

export function measure(bench) {
  return withSource(async (load) => {
    const api = await startMockHost(load);
    try {
      return await measureOn(api, bench);
    } finally {
      api.close();
    }
  });
}

async function measureOn(api, bench) {
  const { openPage, vitals, medians } = bench;
  const floors = await measureFloors(bench);
  const server = await serveCompressed(fromRoot('dist'), api.url);
  const who = { token: await signIn(api.url) };
  const reporting = await visit('reporting');
  const members = await visit('members');
  api.api.setScenario('staff:2000');
  const many = await visit('members');
  server.close();
  const { PEER, PEER_PATH = '/', PEER_SELECTOR = 'tbody tr' } = process.env;
  const peer = PEER && (await measureFolder(PEER, PEER_PATH, PEER_SELECTOR, bench));
  return [
    ...(peer ? figuresOfPeer(peer, reporting, members) : []),
    ...figuresOf('reporting', reporting, 'login page', floors.login, [
      { must: 1.9, aim: 1.6 },
      { must: 1.5, aim: 1.3 },
    ]),
    ...figuresOf('30 members', members, 'table page', floors.table, [
      { must: 1.35, aim: 1.2 },
      { must: 1.15, aim: 1 },
    ]),
    ...figuresOf('2,000 members', many, 'table page', floors.table, [
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
    const { path, selector } = READY[name];
    let last;
    const figures = await medians(async () => {
      const { context, page, openTab, traffic, close } = await openPage({ isSlowNetwork: true });
      await context.addInitScript((items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, who);
      await context.addInitScript(noteWhenThere, selector);
      const cold = await timeTo(page, server.url + path);
      const { cls } = await vitals(page);
      last = await page.evaluate(waterfall);
      // What arrives behind the page is not what it waited for.
      const awaited = last.filter(({ isCall, start }) => !isCall && start < cold).map(({ name }) => name);
      const { jsKiB, requests } = await traffic([path, ...awaited]);
      await page.evaluate(rest);
      // The second visit is not one during which the browser still keeps the whole build.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.close();
      const second = await timeTo(await openTab(), server.url + path);
      await close();
      return { cold, second, jsKiB, requests, cls };
    });
    console.log(`${name}: what the last cold visit fetched, ms since its start`);
    printTable([
      ['file', 'asked', 'there', 'KiB'],
      ...last.map(({ name, start, end, kib }) => [name, start, end, kib]),
    ]);
    return figures;
  }
}

/** Cold and second visit, each beside the floor of the same run. */
function figuresOf(what, ours, page, floor, [cold, second]) {
  const ratio = `the same ÷ ${page} of the MUI floor`;
  return [
    { figure: `${what}, cold`, value: ours.cold, unit: 'ms' },
    { figure: ratio, value: ours.cold / floor.cold, unit: '×', ...cold },
    { figure: `${what}, second visit`, value: ours.second, unit: 'ms' },
    { figure: ratio, value: ours.second / floor.second, unit: '×', ...second },
  ];
}

/** The page of another application, and ours beside it. */
function figuresOfPeer(peer, reporting, members) {
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

/** A built folder that asks a server for nothing. */
async function measureFolder(folder, path, selector, { openPage, medians }) {
  const server = await serveCompressed(folder);
  const figures = await medians(async () => {
    const { context, page, openTab, close } = await openPage({ isSlowNetwork: true });
    await context.addInitScript(noteWhenThere, selector);
    const cold = await timeTo(page, server.url + path);
    await page.evaluate(rest);
    await page.close();
    const second = await timeTo(await openTab(), server.url + path);
    await close();
    return { cold, second };
  });
  server.close();
  return figures;
}

/** Milliseconds from the way to `address` until what `noteWhenThere` waits for was painted there. */
async function timeTo(page, address) {
  const painted = page.waitForEvent('console', (message) => message.text().startsWith(PAINTED));
  await page.goto(address, { waitUntil: 'commit' });
  return Number((await painted).text().slice(PAINTED.length));
}

/**
 * Runs in the page before its own scripts, and tells by itself: to ask, Playwright first runs 300 KB of its own in the page, which holds up
 * whatever begins at that moment.
 */
function noteWhenThere(selector) {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watcher.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => console.log(`painted at ${performance.now()}`)));
  });
  watcher.observe(document, { subtree: true, childList: true });
}

/** Runs in the page. */
function waterfall() {
  return performance
    .getEntriesByType('resource')
    .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
      name: new URL(name).pathname,
      isCall: /^\/(api|images)\//.test(new URL(name).pathname),
      start: Math.round(startTime),
      end: Math.round(responseEnd),
      kib: Math.round(encodedBodySize / 1024),
    }));
}

/** A token as the browser of a signed-in user keeps it. */
async function signIn(url) {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin123' }),
  });
  const { token } = await response.json();
  return token;
}
