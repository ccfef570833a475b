import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';

const SOURCE = readFileSync('src/start/service-worker.js', 'utf8');
const BUILD = { name: 'one', entry: '/assets/index-1.js', files: ['/manifest.json'] };
const CACHED = `cached ${BUILD.entry}`;
const SAME = `from the server ${BUILD.entry}`;

/** The fields of `fetch` and `message` events that the worker reads. */
type WorkerEvent = {
  request?: { url: string; method: 'GET'; mode: 'navigate' };
  resultingClientId?: string;
  waitUntil?: (work: Promise<unknown>) => void;
  respondWith?: (answer: Promise<Response>) => void;
  source?: { postMessage: (message: unknown) => void };
};

/** Runs the worker of a cached build; `server` answers its requests. */
function startWorker(server: (request: unknown) => Promise<Response>) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const messages: unknown[] = [];
  const cache = {
    match: (path: string) => Promise.resolve(path === '/reporting-system' ? new Response(CACHED) : undefined),
  };
  runInNewContext(SOURCE, {
    BUILD,
    URL,
    Request,
    Response,
    // The deadline for a slow server never passes.
    setTimeout: () => undefined,
    fetch: server,
    caches: { open: () => Promise.resolve(cache), match: () => Promise.resolve(undefined) },
    self: {
      location: { origin: 'https://staff.example' },
      addEventListener: (name: string, listener: (event: WorkerEvent) => void) =>
        listeners.set(name, listener),
      clients: { get: () => Promise.resolve({ postMessage: (message: unknown) => messages.push(message) }) },
    },
  });

  /** Opens a page: gives its text, and `settled`, which waits for the work after the answer. */
  async function open(path: string) {
    let shown: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request: { url: `https://staff.example${path}`, method: 'GET', mode: 'navigate' },
      resultingClientId: 'page',
      waitUntil: (more) => work.push(more),
      respondWith(answer) {
        shown = answer;
      },
    });
    const text = await (await shown)?.text();
    return { text, settled: () => Promise.all(work) };
  }

  function askForNewest() {
    const answers: unknown[] = [];
    listeners.get('message')?.({ source: { postMessage: (message) => answers.push(message) } });
    return answers;
  }
  return { open, messages, askForNewest };
}

const answer = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
const redirect = () =>
  Promise.resolve(Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }));

it('opens the cached page before the server has answered', async () => {
  const { open } = startWorker(() => new Promise(() => undefined));
  expect(await open(paths.reporting)).toMatchObject({ text: CACHED });
});

it.each([
  ['the same build', () => answer(SAME), false],
  ['a newer build', () => answer('from the server /assets/index-2.js'), true],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['a failure of the server', () => answer('Bad gateway', 502), false],
  ['a page that asks to sign in first', () => answer('Who are you?', 401), true],
  ['a redirect to another site', redirect, true],
] as const)('reports a newer page of the server only, after %s', async (_name, server, isOld) => {
  const { open, messages, askForNewest } = startWorker(server);
  const first = await open(paths.login);
  expect(first.text).toBe(CACHED);
  await first.settled();
  expect(messages).toEqual(isOld ? [{ isOld: true }] : []);
  // Only a worker that is not old knows which build is the newest.
  expect(askForNewest()).toEqual(isOld ? [] : [{ entry: BUILD.entry }]);
});

it('opens the newer page of the server, and the cached one if that fails', async () => {
  const answers = [answer('newer'), answer('newer again'), answer('Bad gateway', 503)];
  const { open } = startWorker(() => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')));
  await (await open(paths.login)).settled();
  expect((await open(paths.dashboard)).text).toBe('newer again');
  expect((await open(paths.dashboard)).text).toBe(CACHED);
  expect((await open(paths.login)).text).toBe(CACHED);
});

it('leaves pictures and other addresses outside of the application to the browser', async () => {
  const { open, messages } = startWorker(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await open('/images/staffs/a.svg')).toMatchObject({ text: undefined });
  expect(messages).toEqual([]);
});
