import { fileURLToPath } from 'node:url';
import { withSource } from '../../load-source.mjs';
import { startMockHost } from '../../mock-host.mjs';
import { serveCompressed } from './compressed-server.mjs';

/**
 * Serves the production build and, outside of the page, the mock API while `measure` runs. `measure` gets the host of the API and the
 * address of the application.
 */
export function onProduction(measure) {
  return withSource(async (load) => {
    const host = await startMockHost(load);
    const server = await serveCompressed(fileURLToPath(new URL('../../../dist', import.meta.url)), host.url);
    try {
      return await measure({ host, url: server.url });
    } finally {
      server.close();
      host.close();
    }
  });
}
