import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';

const SOURCE = readFileSync('src/start/service-worker.js', 'utf8');
const BUILD = { name: 'one', entry: '/assets/index-1.js', files: ['/manifest.json'] };
const KEPT = `kept ${BUILD.entry}`;
const SAME = `from the server ${BUILD.entry}`;

/** What visits and messages bring. */
type Heard = {
  request?: { url: string; method: 'GET'; mode: 'navigate' };
  resultingClientId?: string;
  waitUntil?: (work: Promise<unknown>) => void;
  respondWith?: (answer: Promise<Response>) => void;
  source?: { postMessage: (said: unknown) => void };
};

/** The worker of a build that is kept, before a server that answers with what `server` gives. */
function startWorker(server: (asked: unknown) => Promise<Response>) {
  const heard = new Map<string, (event: Heard) => void>();
  const told: unknown[] = [];
  const cache = {
    match: (path: string) => Promise.resolve(path === '/reporting-system' ? new Response(KEPT) : undefined),
  };
  runInNewContext(SOURCE, {
    BUILD,
    URL,
    Request,
    Response,
    // No server is too slow here.
    setTimeout: () => undefined,
    fetch: server,
    caches: { open: () => Promise.resolve(cache), match: () => Promise.resolve(undefined) },
    self: {
      location: { origin: 'https://staff.example' },
      addEventListener: (name: string, hear: (event: Heard) => void) => heard.set(name, hear),
      clients: { get: () => Promise.resolve({ postMessage: (said: unknown) => told.push(said) }) },
    },
  });

  /** What a visit shows, and whether it is settled once what it left to be done is over. */
  async function open(path: string) {
    let shown: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    heard.get('fetch')?.({
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
    heard.get('message')?.({ source: { postMessage: (said) => answers.push(said) } });
    return answers;
  }
  return { open, told, askForNewest };
}

const answer = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
const elsewhere = () =>
  Promise.resolve(Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }));

it('opens the cached page before the server has answered', async () => {
  const { open } = startWorker(() => new Promise(() => undefined));
  expect(await open(paths.reporting)).toMatchObject({ text: KEPT });
});

it.each([
  ['the same build', () => answer(SAME), false],
  ['a newer build', () => answer('from the server /assets/index-2.js'), true],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['a failure of the server', () => answer('Bad gateway', 502), false],
  ['a page that asks to sign in first', () => answer('Who are you?', 401), true],
  ['a way to a page elsewhere', elsewhere, true],
] as const)('after %s', async (_name, server, isOld) => {
  const { open, told, askForNewest } = startWorker(server);
  const first = await open(paths.login);
  expect(first.text).toBe(KEPT);
  await first.settled();
  expect(told).toEqual(isOld ? [{ isOld: true }] : []);
  // Only a worker that is not old knows which build is the newest.
  expect(askForNewest()).toEqual(isOld ? [] : [{ entry: BUILD.entry }]);
});

it('opens the newer page of the server, and the cached one if that fails', async () => {
  const answers = [answer('newer'), answer('newer again'), answer('Bad gateway', 503)];
  const { open } = startWorker(() => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')));
  await (await open(paths.login)).settled();
  expect((await open(paths.dashboard)).text).toBe('newer again');
  expect((await open(paths.dashboard)).text).toBe(KEPT);
  expect((await open(paths.login)).text).toBe(KEPT);
});

it('passes requests other than pages on to the server', async () => {
  const { open, told } = startWorker((asked) =>
    answer(`the server's ${new URL((asked as { url: string }).url).pathname}`),
  );
  expect(await open('/images/staffs/a.svg')).toMatchObject({ text: "the server's /images/staffs/a.svg" });
  expect(told).toEqual([]);
});
