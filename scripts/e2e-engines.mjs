// The main flows of the demonstration build in Firefox and in WebKit as Debian packages them: `npm run e2e:engines`, or
// `-- firefox` for one. An engine that is not there and cannot be had is skipped, which is said. Prints engine × flow.
import i18next from 'i18next';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { openEnginePage } from './engines/engine-page.mjs';
import { ensure } from './engines/find-engines.mjs';
import { firefox } from './engines/firefox.mjs';
import { FLOWS } from './engines/flows.mjs';
import { webkit } from './engines/webkit.mjs';
import { withSource } from './load-source.mjs';
import { printTable } from './print-table.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PORT = Number(process.env.E2E_PORT ?? 4182);
const SIZE = { width: 1366, height: 900 };
/** An engine that has stopped to answer must not stop the others. */
const LONGEST_MS = 180_000;
/** What the page showed when a flow failed. */
const PICTURES = join(root, '.reports/engines');
const NAMESPACES = ['auth', 'card', 'common', 'exporting', 'map', 'painter', 'reporting', 'toasts'];

/** The English words and the addresses of the application. */
function readSource() {
  return withSource(async (load) => {
    const en = {};
    for (const name of NAMESPACES) en[name] = (await load(`src/i18n/locales/en/${name}.ts`))[name];
    const { paths } = await load('src/config/paths.ts');
    const t = await i18next.init({ lng: 'en', resources: { en }, interpolation: { escapeValue: false } });
    return { t, paths };
  });
}

/** A home in which a browser finds nothing, and of which nothing stays: English, in Tokyo, without motion. */
function newHome() {
  const home = mkdtempSync(join(tmpdir(), 'engine-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, LANGUAGE: 'en_GB', TZ: 'Asia/Tokyo' };
  return { downloads, env, remove: () => rmSync(home, { recursive: true, force: true }) };
}

const inTime = (act) =>
  Promise.race([
    act(),
    pause(LONGEST_MS, undefined, { ref: false }).then(() => {
      throw new Error('It takes too long');
    }),
  ]);

/** What became of each flow. One that failed does not keep the next ones from trying. */
async function runFlows(engine, driver, page, source) {
  const results = [];
  for (const [name, flow] of Object.entries(FLOWS)) {
    const start = performance.now();
    try {
      await inTime(() => flow(page, source));
      const errors = await page.errors();
      if (errors.length > 0) throw new Error(errors.join('\n'));
      results.push(`${((performance.now() - start) / 1000).toFixed(1)} s`);
    } catch (error) {
      results.push('FAILED');
      const picture = join(PICTURES, `${engine.name}-${name}.png`);
      console.error(`${engine.name}, ${name} (${picture}):`, error);
      await inTime(driver.screenshot).then((png) => writeFileSync(picture, png), console.error);
    }
  }
  return results;
}

async function runEngine({ engine, parts }, source) {
  const home = newHome();
  try {
    const driver = await inTime(() => engine.open(parts, { ...home, size: SIZE, port: PORT + 1 }));
    const page = openEnginePage(driver, { url: `http://127.0.0.1:${PORT}`, downloads: home.downloads });
    const results = await runFlows(engine, driver, page, source);
    await inTime(driver.close);
    return [`${engine.name} ${driver.version}`, ...results];
  } catch (error) {
    console.error(`${engine.name}:`, error);
    return [engine.name, ...Object.keys(FLOWS).map(() => 'FAILED')];
  } finally {
    home.remove();
  }
}

async function runAll(found) {
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
  for (const entry of found) rows.push(await runEngine(entry, source));
  printTable([['engine', ...Object.keys(FLOWS)], ...rows]);
  return rows.flat().includes('FAILED') ? 1 : 0;
}

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
const asked = process.argv.slice(2);
const found = [firefox, webkit]
  .filter(({ name }) => asked.length === 0 || asked.includes(name.toLowerCase()))
  .map((engine) => ({ engine, parts: ensure(engine) }));
for (const { engine } of found.filter(({ parts }) => !parts)) {
  const names = engine.packages.join(', ');
  console.log(`skipped: there is no ${engine.name}, and it could not be had from Debian (apt-get: ${names})`);
}
const there = found.filter(({ parts }) => parts);
// What an engine left behind ends with this process.
process.exit(there.length > 0 ? await runAll(there) : 0);
