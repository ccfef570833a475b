// `npm run e2e:server` builds for production, starts nginx with the configuration of deploy/ before the mock API, and runs the
// flows of e2e/served/ in Chromium; further arguments go to Playwright. It prints "skipped" where no nginx can be had.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './find-chromium.mjs';
import { ensureNginx } from './find-nginx.mjs';
import { withSource } from './load-source.mjs';
import { startMockHost } from './mock-host.mjs';
import { startPhotoService } from './photo-service.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const OUT_DIR = '.reports/server/dist';
/** A flow replaces the first build by this one, as a release does. */
const NEXT_DIR = '.reports/server/next';
const RUN_DIR = `${root}.reports/server/run`;
const START_MS = 10_000;
/** No secrets: a flow proves that they never reach the browser. */
const KEYS = { REMOVE_BACKGROUND_KEY: 'removal-key-7c1f', ENHANCE_KEY: 'enhance-key-2b9d' };
const BUILD = {
  VITE_MOCK_API: 'false',
  VITE_API_BASE_URL: '/api',
  VITE_MAP_TILE_URL: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  VITE_REMOVE_BACKGROUND_URL: '/services/remove-background',
  VITE_ENHANCE_URL: '/services/enhance',
};

function run(command, args, env) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

function build() {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir'];
  run(process.execPath, [...vite, OUT_DIR], BUILD);
  run(process.execPath, [...vite, NEXT_DIR], { ...BUILD, VITE_APP_TITLE: 'Next Release' });
  run(process.execPath, ['scripts/compress-build.mjs', OUT_DIR]);
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function canConnect(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function waitForNginx(port, nginx) {
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    if (nginx.exitCode !== null || nginx.signalCode !== null) throw new Error('nginx did not start');
    if (await canConnect(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}

/** Renders the shipped configuration and starts nginx with it, as a child of this script. */
async function startNginx({ program, mimeTypes, modules }, settings) {
  const port = await findFreePort();
  mkdirSync(RUN_DIR, { recursive: true });
  run('sh', ['deploy/render.sh', RUN_DIR], {
    ...settings,
    LISTEN: `127.0.0.1:${port}`,
    ROOT_DIR: `${root}${OUT_DIR}`,
    RUN_DIR,
    ACCESS_LOG: `${RUN_DIR}/access.log`,
    MIME_TYPES: mimeTypes,
    MODULES_DIR: modules,
  });
  const args = ['-e', 'stderr', '-c', `${RUN_DIR}/nginx.conf`, '-g', 'daemon off;'];
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  // nginx ends with this script, also after an error.
  process.once('exit', () => child.kill());
  await waitForNginx(port, child);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function runFlows(env) {
  const child = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'playwright.server.config.ts',
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  process.once('exit', () => child.kill());
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function startServersAndRun(nginx) {
  const servers = [];
  try {
    return await withSource(async (load) => {
      const api = await startMockHost(load);
      servers.push(api);
      const photos = await startPhotoService();
      servers.push(photos);
      const proxy = await startNginx(nginx, {
        ...KEYS,
        API_TARGET: api.url,
        REMOVE_BACKGROUND_TARGET: `${photos.url}/v1/remove`,
        ENHANCE_TARGET: `${photos.url}/v1/enhance`,
        PICTURE_ORIGINS: 'https://tile.openstreetmap.org',
        CONNECT_ORIGINS: '',
      });
      servers.push(proxy);
      return runFlows({ SERVER_URL: proxy.url, PHOTO_SERVICE_URL: photos.url, ...KEYS });
    });
  } finally {
    for (const server of servers.toReversed()) await server.close();
  }
}

process.once('SIGTERM', () => process.exit(143));
const nginx = ensureNginx();
if (!nginx) {
  console.log('skipped: there is no nginx, and it could not be had from Debian (apt-get)');
} else {
  ensureChromium();
  rmSync(`${root}.reports/server`, { recursive: true, force: true });
  build();
  process.exitCode = await startServersAndRun(nginx);
}
