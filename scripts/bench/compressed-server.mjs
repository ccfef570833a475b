import { readFile } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, createGzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
/** What belongs to the API, as `deploy/` has it. */
const API_PATH = /^\/(api|images)\//;

/**
 * Serves a built folder with brotli, history fallback and hashed files that browsers keep, as a real web server would, and before `api`, the address of
 * a server, as its proxy; on loopback only.
 */
export async function serveCompressed(folder, api) {
  const answers = new Map();

  async function read(path) {
    const file = extname(path) ? path : '/index.html';
    const body = await readFile(join(folder, file));
    return { type: TYPES[extname(file)] ?? 'application/octet-stream', body: brotliCompressSync(body) };
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (api && API_PATH.test(path)) {
      forward(request, response, api);
      return;
    }
    if (!answers.has(path)) answers.set(path, read(path));
    answers.get(path).then(
      ({ type, body }) =>
        response
          .writeHead(200, {
            'content-type': type,
            'content-encoding': 'br',
            'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

function forward(incoming, outgoing, api) {
  const { method, url, headers } = incoming;
  const asked = ask(new URL(url, api), { method, headers }, (answer) => {
    const headers = { ...answer.headers };
    delete headers['content-length'];
    // As `deploy/` sends what the API answers.
    const isJson = /json/.test(headers['content-type'] ?? '');
    outgoing.writeHead(answer.statusCode, { ...headers, ...(isJson && { 'content-encoding': 'gzip' }) });
    if (isJson) answer.pipe(createGzip()).pipe(outgoing);
    else answer.pipe(outgoing);
  });
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
}
