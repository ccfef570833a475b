// Serves the mock API over HTTP, for e2e-server.mjs and the bench.
import { getResponse } from 'msw';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Starts the mock API as a real server on 127.0.0.1, on a free port. `load` comes from `withSource`.
 * The addresses of photos name its own host, as those of the real server do behind a proxy.
 */
export async function startMockHost(load) {
  const { createMockServer } = await load('src/mock-api/mock-server.ts');
  const { memoryStorage } = await load('src/mock-api/db/row-storage.ts');
  const { memoryTextStore } = await load('src/mock-api/scenario-store.ts');
  const { handlers, api } = createMockServer(memoryStorage(), memoryTextStore());

  async function answer(incoming, outgoing) {
    const { method, url, headers } = incoming;
    const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(incoming);
    const address = new URL(url, `http://${headers.host}`);
    const response = await getResponse(handlers, new Request(address, { method, headers, body }));
    outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
    outgoing.end(response ? Buffer.from(await response.arrayBuffer()) : undefined);
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => outgoing.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    api,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
