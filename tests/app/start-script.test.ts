// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type EarlyCall = { method: string; path: string; body: string };

const TASKS = 'reporting-system/task/get';
const START = {
  base: '/',
  api: '/api',
  me: '987654321',
  files: [],
  signedIn: [],
  login: [],
  words: { en: [], ja: [] },
  pages: [
    {
      path: '^/reporting$',
      files: [],
      words: { en: [], ja: [] },
      reads: {
        admin: [],
        other: [
          [TASKS, '{}'],
          ['reporting-system/project/get', '{}'],
        ],
      },
    },
  ],
};

/** What the script of the first file asks for on the reporting page of a member. */
function askedEarly(): string[] {
  const source = readFileSync('src/app/start.js', 'utf8');
  window.eval(`var START = ${JSON.stringify(START)};\n${source}`);
  const { earlyCalls = [] } = window as { earlyCalls?: EarlyCall[] };
  return earlyCalls.map(({ path }) => path);
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  window.history.replaceState(null, '', '/reporting');
  localStorage.setItem('token', 'mine');
  localStorage.setItem('startsAs', JSON.stringify({ id: 4, role: 2 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'earlyCalls');
});

it('asks at once for what the page reads first', () => {
  expect(askedEarly()).toEqual(['user', TASKS, 'reporting-system/project/get']);
});

it('does not ask in a form that this server has refused before', () => {
  localStorage.setItem('dialects:/api', `reporting-system/task-performance/create,${TASKS}`);
  expect(askedEarly()).toEqual(['user', 'reporting-system/project/get']);
});
