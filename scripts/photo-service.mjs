// A substitute for the photo services, for e2e-server.mjs.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A PNG of one grey pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers each request with a picture, and `GET /calls` with the path and the headers of every request so far. */
export async function startPhotoService() {
  const calls = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/calls') {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(calls));
      return;
    }
    calls.push({ path: incoming.url, headers: incoming.headers });
    // The answer waits for the whole upload; an upload that breaks off has none.
    buffer(incoming)
      .then(() => outgoing.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE))
      .catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
