import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const fromRoot = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Builds the page of this name in `scripts/bench/floors/`; resolves with the folder of the build. */
export async function buildFloor(name) {
  const outDir = fromRoot(`.reports/floors/${name}`);
  await build({
    configFile: false,
    logLevel: 'error',
    root: fromRoot(`scripts/bench/floors/${name}`),
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  return outDir;
}
