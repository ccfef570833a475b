// Loads modules of src/ into a script, through Vite.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Runs `use` with `load('src/…')`, which resolves with the exports of a module; resolves with the result of `use`. */
export async function withSource(use) {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await use((path) => vite.ssrLoadModule(`/${path}`));
  } finally {
    await vite.close();
  }
}
