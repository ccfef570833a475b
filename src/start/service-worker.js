// Starts the application from the cache, also without a connection, and looks for a newer build on the server. The build prepends
// `BUILD`: the name of the build, its entry script, and the files to cache beside the page. See docs/decisions/0015.
/* global BUILD */

const PREFIX = 'build-';
const CACHE = PREFIX + BUILD.name;
/** Every address of the application serves `index.html`; the cache has it under this one. */
const PAGE = '/reporting-system';
/** True for addresses of the application. Photos and other files come from the server. */
const isOfApplication = (path) => path === '/' || path.startsWith(PAGE);
/** After this time the cached page is served in place of the server's. */
const PAGE_MS = 3000;

/** True once the server has another page than the cache: until the newer worker takes over, pages come from the server. */
let isOld = false;

/** Hashed files may come from the HTTP cache, all others are fetched anew. */
const toRequest = (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' });

async function keepBuild() {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...BUILD.files].map(toRequest));
  const page = await (await cache.match(PAGE)).text();
  if (page.includes(BUILD.entry)) return;
  // Half of a release is deployed. The next visit tries again.
  await caches.delete(CACHE);
  throw new Error('The page is not of this build yet');
}

/** Keeps the previous build as well, because open pages still fetch its files. */
async function dropOldBuilds() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // `keys` lists the oldest first.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

const matchCached = async (path) => (await caches.open(CACHE)).match(path);

async function answerPage(event) {
  const page = isOld ? undefined : await matchCached(PAGE);
  if (!page) return fetchPage(event.request);
  event.waitUntil(lookForNewer(event.resultingClientId));
  return page;
}

/** A redirect counts as newer too: the login page of a proxy must reach the user. */
async function lookForNewer(clientId) {
  const newest = await fetch(PAGE, { cache: 'no-cache', redirect: 'manual' }).catch(() => undefined);
  if (!newest || newest.status >= 500) return;
  if (newest.ok && (await newest.text()).includes(BUILD.entry)) return;
  isOld = true;
  (await self.clients.get(clientId))?.postMessage({ isOld });
}

/** Serves the cached page where the server is slow, fails or cannot be reached. */
async function fetchPage(request) {
  const answer = fetch(request);
  const deadline = new Promise((resolve) => setTimeout(resolve, PAGE_MS));
  const fresh = await Promise.race([answer.catch(() => undefined), deadline]);
  if (fresh && fresh.status < 500) return fresh;
  return (await matchCached(PAGE)) ?? answer;
}

/** The content of a hashed file never changes, so any cached build may serve it. */
const answerHashedFile = async (request) => (await caches.match(request)) ?? fetch(request);

async function answerPlainFile(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await matchCached(path);
    if (!cached) throw error;
    return cached;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepBuild().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => self.clients.claim()));
});

// All other requests, calls of the API above all, go to the network.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isOfApplication(pathname)) event.respondWith(answerPage(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(answerHashedFile(request));
  else if (BUILD.files.includes(pathname)) event.respondWith(answerPlainFile(request, pathname));
});

// Answers pages that ask for the newest build; an old worker does not know it.
self.addEventListener('message', (event) => {
  if (!isOld) event.source?.postMessage({ entry: BUILD.entry });
});
