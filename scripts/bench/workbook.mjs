// A workbook of 2,000 rows and 40 columns, by the application's own writer. Its time is compared with that of the bare
// library in a worker, measured in turns on the same page. Source of the limits: docs/6-speed.md.
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
import { serveCompressed } from './support/compressed-server.mjs';

export const title = 'Workbook of 2,000 rows × 40 columns';
export const build = 'production';

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FOLDER = fromRoot('.reports/floors/workbook');

export async function measure({ openPage, vitals, medians }) {
  await viteBuild({
    configFile: false,
    logLevel: 'error',
    root: fromRoot('scripts/bench/floors/workbook'),
    resolve: { alias: { '@': fromRoot('src') } },
    worker: { format: 'es' },
    build: { outDir: FOLDER, emptyOutDir: true, target: 'es2022' },
  });
  const server = await serveCompressed(FOLDER);
  const full = await open(1);
  const time = await medians(async () => ({ ours: await full.run('ours'), bare: await full.run('bare') }));
  const cancelled = await medians(async () => ({ ms: await full.run('cancel') }));
  await full.close();
  const slow = await open(4);
  const blocked = await medians(async () => ({ ms: await slow.longestTask('ours') }));
  await slow.close();
  server.close();
  return [
    { figure: 'time', value: time.ours, unit: 'ms' },
    { figure: 'time ÷ bare library in a worker', value: time.ours / time.bare, unit: '×', must: 1.1 },
    { figure: 'longest task of the page, CPU 4× slower', value: blocked.ms, unit: 'ms', must: 50, aim: 0 },
    { figure: 'cancelling', value: cancelled.ms, unit: 'ms', must: 100, aim: 50 },
  ];

  async function open(slowdown) {
    const { page, close } = await openPage({ slowdown });
    await page.goto(server.url, { waitUntil: 'load' });
    const run = (name) => page.evaluate((key) => globalThis.bench[key](), name);
    // The first workbook also fetches the library, and is not measured.
    await run('ours');
    await run('bare');
    /** Tasks of 50 ms and more; 0 without any. */
    async function longestTask(name) {
      await page.evaluate(() => {
        globalThis.benchFigures.longestTask = 0;
      });
      await run(name);
      return (await vitals(page)).longestTask;
    }
    return { run, longestTask, close };
  }
}
