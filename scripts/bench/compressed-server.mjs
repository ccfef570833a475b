import { createServer, request as ask } from 'node:http';
import sirv from 'sirv';
import { createGzip } from 'node:zlib';
import { compressBuild } from '../compress-build.mjs';

/** What belongs to the API, as `deploy/` has it. */
const API_PATH = /^\/(api|images)\//;

/**
 * Serves a built folder with brotli, history fallback and hashed files that browsers keep, as `deploy/` does, and before `api`,
 * the address of a server, as its proxy; on loopback only.
 */
export async function serveCompressed(folder, api) {
  await compressBuild(folder);
  const serveFile = sirv(folder, {
    brotli: true,
    single: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const server = createServer((request, response) => {
    if (api && API_PATH.test(request.url)) forward(request, response, api);
    else serveFile(request, response, () => response.writeHead(404).end());
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
