import { createServer, request as sendRequest } from 'node:http';
import sirv from 'sirv';
import { createGzip } from 'node:zlib';
import { compressBuild } from '../../compress-build.mjs';

/** The paths of the API, as in `deploy/`. */
const API_PATH = /^\/(api|images)\//;

/**
 * Serves a built folder with brotli, history fallback and immutable hashed files, as `deploy/` does, on loopback only. Given `api`,
 * the address of a server, it forwards the calls of the API there.
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
  const forwarded = sendRequest(new URL(url, api), { method, headers }, (answer) => {
    const answerHeaders = { ...answer.headers };
    delete answerHeaders['content-length'];
    // `deploy/` compresses the JSON of the API as well.
    const isJson = /json/.test(answerHeaders['content-type'] ?? '');
    if (isJson) answerHeaders['content-encoding'] = 'gzip';
    outgoing.writeHead(answer.statusCode, answerHeaders);
    if (isJson) answer.pipe(createGzip()).pipe(outgoing);
    else answer.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}
