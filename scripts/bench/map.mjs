// The map, from a cleared search to the avatars of everybody, against all markers at once without React.
// Source of the limits: docs/6-speed.md.
import { buildFloor } from './support/build-floor.mjs';
import { serveCompressed } from './support/compressed-server.mjs';

export const title = 'Map, members of everybody, CPU 4× slower';
export const build = 'demo';

const COUNTS = [2000, 10_000];

export async function measure(bench) {
  const folder = await buildFloor('markercluster');
  const figures = [];
  for (const count of COUNTS) {
    const { product, points } = await measureProduct(bench, count);
    const floor = await measureFloor(bench, folder, points);
    const people = `${count.toLocaleString('en')} people`;
    figures.push(
      { figure: `${people}: longest task`, value: product.longestTask, unit: 'ms' },
      { figure: `${people}: longest task of markercluster alone`, value: floor.longestTask, unit: 'ms' },
      { figure: `${people}: longest task ÷ markercluster`, ...ratio(product.longestTask, floor.longestTask) },
      { figure: `${people}: everybody drawn`, value: product.drawn, unit: 'ms' },
      { figure: `${people}: everybody drawn by markercluster alone`, value: floor.drawn, unit: 'ms' },
    );
  }
  return figures;
}

const ratio = (value, floor) => ({ value: value / floor, unit: '×', must: 0.5 });

async function measureProduct({ url, openPage, signIn, medians }, count) {
  const { page, close } = await openPage({ slowdown: 4 });
  await signIn(page, 'admin');
  // The map is drawn without people.
  await page.goto(`${url}/reporting-system/locations?q=nobody&mock=staff:${count}`);
  await page.getByText('Nothing matches').waitFor();
  await page.locator('.leaflet-container').waitFor();
  const points = await page.evaluate(readPoints);
  const product = await medians(async () => {
    await page.getByRole('searchbox').fill('nobody');
    await page.getByText('Nothing matches').waitFor();
    return page.evaluate(measureUntilQuiet, { selector: 'main', text: '' });
  });
  await close();
  return { product, points };
}

async function measureFloor({ openPage, medians }, folder, points) {
  const server = await serveCompressed(folder);
  const { page, close } = await openPage({ slowdown: 4 });
  await page.goto(server.url);
  const floor = await medians(() => page.evaluate(measureUntilQuiet, { selector: '#map', points }));
  await close();
  server.close();
  return floor;
}

/** Runs in the page: the places of all members, as the page itself gets them. */
async function readPoints() {
  const response = await fetch('/api/reporting-system/staff/get', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('token')}`,
    },
    body: JSON.stringify({ location: {} }),
  });
  const staff = await response.json();
  const places = staff.map(({ location }) => [Number(location?.lat), Number(location?.lon)]);
  return places.filter(([lat, lon]) => lat && lon);
}

/**
 * Runs in the page: clears the search, or draws `points`, and waits until the page has not changed for a second.
 * `drawn` is the time of the last change.
 */
async function measureUntilQuiet({ selector, text, points }) {
  const QUIET_MS = 1000;
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  globalThis.benchFigures.longestTask = 0;
  const start = performance.now();
  let last = start;
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  observer.observe(document.querySelector(selector), { childList: true, subtree: true });
  if (points) {
    globalThis.drawAll(points);
  } else {
    const input = document.querySelector('input[type="search"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  do await new Promise((resolve) => setTimeout(resolve, 100));
  while (performance.now() - last < QUIET_MS);
  observer.disconnect();
  return { longestTask: globalThis.benchFigures.longestTask, drawn: last - start };
}
