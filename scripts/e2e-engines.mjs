// `npm run e2e:engines` takes the main flows of the demonstration build through Debian's Firefox and WebKit, `-- firefox` through
// one. It prints a table of engines and flows, and "skipped" for an engine that cannot be installed.
import i18next from 'i18next';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { openEnginePage } from './engines/engine-page.mjs';
import { ensureEngine } from './engines/find-engines.mjs';
import { firefox } from './engines/firefox.mjs';
import { FLOWS } from './engines/flows.mjs';
import { webkit } from './engines/webkit.mjs';
import { withSource } from './load-source.mjs';
import { printTable } from './print-table.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PORT = Number(process.env.E2E_PORT ?? 4182);
const SIZE = { width: 1366, height: 900 };
/** An engine that hangs must not stop the others. */
const FLOW_LIMIT_MS = 180_000;
/** Screenshots of the flows that failed. */
const PICTURES = join(root, '.reports/engines');
const NAMESPACES = ['auth', 'card', 'common', 'exporting', 'map', 'painter', 'reporting', 'toasts'];

/** The English words and the addresses of the application. */
function readSource() {
  return withSource(async (load) => {
    const en = {};
    for (const name of NAMESPACES) en[name] = (await load(`src/i18n/locales/en/${name}.ts`))[name];
    const { paths } = await load('src/config/paths.ts');
    await i18next.init({ lng: 'en', resources: { en }, interpolation: { escapeValue: false } });
    return { t: translate, paths };
  });
}

function translate(key, values) {
  if (!i18next.exists(key, values)) throw new Error(`The catalogue has no ${key}`);
  return i18next.t(key, values);
}

/** A new home folder for a browser, with its environment: English, in Tokyo, without motion. */
function createHome() {
  const home = mkdtempSync(join(tmpdir(), 'engine-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, LANGUAGE: 'en_GB', TZ: 'Asia/Tokyo' };
  return { downloads, env, remove: () => rmSync(home, { recursive: true, force: true }) };
}

async function failLate() {
  await pause(FLOW_LIMIT_MS, undefined, { ref: false });
  throw new Error('It takes too long');
}

const withTimeLimit = (act) => Promise.race([act(), failLate()]);

async function saveScreenshot(driver, path) {
  try {
    writeFileSync(path, await withTimeLimit(driver.screenshot));
  } catch (error) {
    console.error(error);
  }
}

/** The result of each flow. A flow that fails does not stop the next ones. */
async function runFlows(engine, driver, page, source) {
  const results = [];
  for (const [name, flow] of Object.entries(FLOWS)) {
    const start = performance.now();
    try {
      await withTimeLimit(async () => {
        await flow(page, source);
        const errors = await page.errors();
        if (errors.length > 0) throw new Error(errors.join('\n'));
      });
      results.push(`${((performance.now() - start) / 1000).toFixed(1)} s`);
    } catch (error) {
      results.push('FAILED');
      const picture = join(PICTURES, `${engine.name}-${name}.png`);
      console.error(`${engine.name}, ${name} (${picture}):`, error);
      await saveScreenshot(driver, picture);
    }
  }
  return results;
}

async function runEngine({ engine, parts }, source) {
  const home = createHome();
  try {
    const driver = await withTimeLimit(() => engine.open(parts, { ...home, size: SIZE, port: PORT + 1 }));
    const page = openEnginePage(driver, { url: `http://127.0.0.1:${PORT}`, downloads: home.downloads });
    const results = await runFlows(engine, driver, page, source);
    await withTimeLimit(driver.close);
    return [`${engine.name} ${driver.version}`, ...results];
  } catch (error) {
    console.error(`${engine.name}:`, error);
    return [engine.name, ...Object.keys(FLOWS).map(() => 'FAILED')];
  } finally {
    home.remove();
  }
}

async function runAll(engines) {
  const { status } = spawnSync('npm', ['run', 'build:demo'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('npm run build:demo failed');
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  const source = await readSource();
  await preview({
    root,
    logLevel: 'error',
    build: { outDir: 'dist-demo' },
    preview: { host: '127.0.0.1', port: PORT, strictPort: true },
  });
  const rows = [];
  for (const entry of engines) rows.push(await runEngine(entry, source));
  printTable([['engine', ...Object.keys(FLOWS)], ...rows]);
  return rows.flat().includes('FAILED') ? 1 : 0;
}

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
const names = process.argv.slice(2);
const engines = [firefox, webkit];
const unknown = names.filter((wanted) => engines.every(({ name }) => name.toLowerCase() !== wanted));
if (unknown.length > 0) throw new Error(`There is no engine of the name ${unknown.join(', ')}`);
const chosen = engines
  .filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase()))
  .map((engine) => ({ engine, parts: ensureEngine(engine) }));
for (const { engine } of chosen.filter(({ parts }) => !parts)) {
  const packages = engine.packages.join(', ');
  console.log(
    `skipped: there is no ${engine.name}, and it could not be had from Debian (apt-get: ${packages})`,
  );
}
const installed = chosen.filter(({ parts }) => parts);
// `exit` also ends the processes that an engine left running.
process.exit(installed.length > 0 ? await runAll(installed) : 0);
