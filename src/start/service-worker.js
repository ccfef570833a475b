// Lets the application start at once and without a connection, and brings a newer one as soon as the server has it. The build
// puts `BUILD` before it: the name of the build, its entry script, and the files to keep beside the page. See docs/decisions/0015.
/* global BUILD */

const PREFIX = 'build-';
const CACHE = PREFIX + BUILD.name;
/** Every address of the application gives `index.html`; the page is kept under this one. */
const PAGE = '/reporting-system';
/** Addresses of the application. What else somebody opens, a photo or a file, only the server has. */
const isOfApplication = (path) => path === '/' || path.startsWith(PAGE);
/** A slower server is as good as none: then the kept page starts. */
const PAGE_MS = 3000;

/** The server has another page than the one that is kept: until the worker of that has taken over, pages come from the server. */
let isOld = false;

/** Hashed files may come from the browser's own cache, all others are asked for. */
const toRequest = (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' });

async function keepBuild() {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...BUILD.files].map(toRequest));
  const page = await (await cache.match(PAGE)).text();
  if (page.includes(BUILD.entry)) return;
  // In the middle of a release. The next visit tries again.
  await caches.delete(CACHE);
  throw new Error('The page is not of this build yet');
}

/** The build before stays as well: pages that are open still fetch their parts. */
async function dropOldBuilds() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

const kept = async (path) => (await caches.open(CACHE)).match(path);

async function pageFor(event) {
  const page = isOld ? undefined : await kept(PAGE);
  if (!page) return pageOfServer(event.request);
  event.waitUntil(lookForNewer(event.resultingClientId));
  return page;
}

/** Also a server that wants people to sign in with it first, and leads elsewhere, is asked itself from then on. */
async function lookForNewer(clientId) {
  const newest = await fetch(PAGE, { cache: 'no-cache', redirect: 'manual' }).catch(() => undefined);
  if (!newest || newest.status >= 500) return;
  if (newest.ok && (await newest.text()).includes(BUILD.entry)) return;
  isOld = true;
  (await self.clients.get(clientId))?.postMessage({ isOld });
}

async function pageOfServer(request) {
  const answer = fetch(request);
  const tooLate = new Promise((resolve) => setTimeout(resolve, PAGE_MS));
  const first = await Promise.race([answer.catch(() => undefined), tooLate]);
  if (first && first.status < 500) return first;
  return (await kept(PAGE)) ?? answer;
}

const hashedFile = async (request) => (await caches.match(request)) ?? fetch(request);
const plainFile = (request, path) =>
  fetch(request).catch(async (error) => (await kept(path)) ?? Promise.reject(error));

self.addEventListener('install', (event) => {
  event.waitUntil(keepBuild().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => self.clients.claim()));
});

// What is not answered here, calls of the API above all, goes to the network as if this file did not exist.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate')
    event.respondWith(isOfApplication(pathname) ? pageFor(event) : pageOfServer(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(hashedFile(request));
  else if (BUILD.files.includes(pathname)) event.respondWith(plainFile(request, pathname));
});

/** Pages ask which build is the newest; a worker that is old itself does not know. */
self.addEventListener('message', (event) => {
  if (!isOld) event.source?.postMessage({ entry: BUILD.entry });
});
