import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One grey point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * A stand-in for a photo service: whatever is posted, it answers a picture. `GET /calls` tells the path and the
 * headers of every call so far.
 */
export async function startPhotoService() {
  const calls = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/calls') {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(calls));
      return;
    }
    calls.push({ path: incoming.url, headers: incoming.headers });
    buffer(incoming).then(
      () => outgoing.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE),
      () => outgoing.destroy(),
    );
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
