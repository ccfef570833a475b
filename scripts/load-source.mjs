import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * Lets a script use the application's own modules: `use` gets `load('src/…')`, which gives what a module exports.
 * Ends with what `use` gives.
 */
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
