import { readFileSync } from 'node:fs';
import { paths } from '../../src/config/paths';
import { expect, test } from './policy-fixture';

/** The addresses of scripts that the page names. */
const findScripts = (html: string) =>
  [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src = '']) => src);

const readLog = () => readFileSync(new URL('../../.reports/server/run/access.log', import.meta.url), 'utf8');

test('the page has no inline script, and is revalidated each time', async ({ request }) => {
  const answer = await request.get(paths.login);
  const html = await answer.text();
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(html.match(/<script(?![^>]*\ssrc=)/g)).toBeNull();
  expect(html.match(/\son\w+=/g)).toBeNull();

  const again = await request.get(paths.login, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('the content policy allows scripts from own files only', async ({ request }) => {
  const policy = (await request.get(paths.dashboard)).headers()['content-security-policy'] ?? '';
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
  expect(directives).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': "'self'",
    'img-src': "'self' data: blob: https://tile.openstreetmap.org",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  });
});

test('every address of the application returns the page; a missing file does not', async ({ request }) => {
  const page = await (await request.get(paths.dashboard)).text();
  for (const path of [paths.login, paths.memberEdit(7), '/reporting-system', '/no/such/page']) {
    const answer = await request.get(path);
    expect([path, answer.status(), (await answer.text()) === page]).toEqual([path, 200, true]);
  }
  const missing = await request.get('/assets/gone-00000000.js');
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-cache']);
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
});

test('hashed files are cached for a year, other files are revalidated', async ({ request }) => {
  const [start, entry] = findScripts(await (await request.get(paths.login)).text());
  const readCacheControl = async (path = '') => (await request.get(path)).headers()['cache-control'];
  for (const hashed of [start, entry]) {
    expect(hashed).toMatch(/^\/assets\/.+-[\w-]{8}\.js$/);
    expect(await readCacheControl(hashed)).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/favicon.svg', '/service-worker.js', '/manifest.json'])
    expect(await readCacheControl(path)).toBe('no-cache');
});

test('texts are sent in the compressed form of the build', async ({ request }) => {
  const page = await (await request.get(paths.login)).text();
  const [, script = ''] = /<link rel="modulepreload"[^>]* href="([^"]*\/core-[^"]+)"/.exec(page) ?? [];
  const plain = await request.get(script, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
  const size = Number(plain.headers()['content-length']);
  for (const coding of ['gzip', 'br']) {
    const packed = await request.get(script, { headers: { 'accept-encoding': coding } });
    expect(packed.headers()['content-encoding']).toBe(coding);
    expect(Number(packed.headers()['content-length'])).toBeLessThan(size / 2);
    expect(await packed.text()).toBe(await plain.text());
  }
});

test('the API is on the same origin, and its responses are never the page', async ({ request }) => {
  const answer = await request.get('/api/user', { headers: { accept: 'application/json' } });
  expect([answer.status(), await answer.json()]).toEqual([200, {}]);
  expect(answer.headers()['content-security-policy']).toContain('sandbox');
  expect(answer.headers()['cache-control']).toBeUndefined();
});

test('a photo service accepts POST only', async ({ request }) => {
  for (const service of ['remove-background', 'enhance']) {
    expect((await request.get(`/services/${service}`)).status()).toBe(405);
  }
});

test('the health of nginx is reported without the server behind it, and without a line in the log', async ({
  request,
}) => {
  const answer = await request.get('/healthz');
  expect([answer.status(), await answer.text()]).toEqual([200, 'ok\n']);
  expect(answer.headers()['content-type']).toBe('text/plain');
  expect(readLog()).not.toContain('/healthz');
});

test('the log contains no searched name', async ({ request }) => {
  const search = { q: 'Tanaka' };
  const referer = 'https://staff.example/?q=Tanaka';
  await request.get(paths.memberList, { params: search, headers: { referer } });
  await request.get('/images/staffs/17_Tanaka.png', { params: search });
  await expect.poll(readLog).toMatch(/"GET \/images\/ HTTP/);
  expect(readLog()).toContain(`"GET ${paths.memberList} HTTP`);
  expect(readLog()).not.toContain('Tanaka');
});
