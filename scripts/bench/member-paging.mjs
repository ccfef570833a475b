// From one page of members to the next: from the press to the changed and laid out table. The floor is a page with nothing but a table
// of MUI, which shows the same people with their names and photos.
import { buildFloor } from './support/build-floor.mjs';
import { serveCompressed } from './support/compressed-server.mjs';
import { timesToChange } from './support/interactions.mjs';
import { onProduction } from './support/on-production.mjs';
import { writePeople } from './support/write-people.mjs';

export const title = 'Member list: page after page, CPU 4× slower';
export const build = 'production';

const PRESSES = 20;
const FEW = 2000;
const MANY = 10_000;

export const measure = (bench) => onProduction((served) => measureOn(served, bench));

async function measureOn({ host, url }, { openPage, signIn, medians }) {
  const floor = await measureFloor();
  const few = await measureMembers(FEW);
  const many = await measureMembers(MANY);
  const limits = { unit: '×', must: 0.5 };
  return [
    {
      figure: `press to changed rows, 95th percentile of ${PRESSES}, 2,000 people`,
      value: few.p95,
      unit: 'ms',
    },
    { figure: 'the same ÷ floor with MUI', value: few.p95 / floor.p95, ...limits },
    { figure: 'the same of 10,000 people', value: many.p95, unit: 'ms' },
    { figure: 'the same ÷ floor with MUI and 2,000', value: many.p95 / floor.p95, ...limits },
  ];

  async function measureMembers(count) {
    host.api.setScenario(`staff:${count}`);
    const { page, close } = await openPage();
    await signIn(page, 'admin', url);
    await page.goto(`${url}/reporting-system/employee-lists`);
    await page.locator('tbody tr a').nth(9).waitFor();
    const figures = await measurePresses(page, 'Go to the next page', medians);
    await close();
    return figures;
  }

  async function measureFloor() {
    host.api.setScenario(`staff:${FEW}`);
    const folder = await buildFloor('mui-table');
    await writePeople(host.url, folder);
    const server = await serveCompressed(folder);
    const { page, close } = await openPage();
    await page.goto(`${server.url}/paged`);
    await page.locator('tbody tr button').nth(9).waitFor();
    const figures = await measurePresses(page, 'Go to next page', medians);
    await close();
    server.close();
    return figures;
  }
}

function measurePresses(page, label, medians) {
  return medians(async () => {
    const times = await timesToChange(page, press, Array(PRESSES).fill(label));
    times.sort((a, b) => a - b);
    return { p95: times[Math.ceil(times.length * 0.95) - 1] };
  });
}

/** Runs in the page: presses the button of this name. */
const press = (label) => document.querySelector(`button[aria-label="${label}"]`).click();
