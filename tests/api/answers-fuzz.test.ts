import type { AxiosAdapter } from 'axios';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { client } from '@/api/client';
import { request } from '@/api/request';
import { mockApi } from '@/mock-api/node';
import { report } from '../mock-api/mock-client';
import { ANSWERS } from './honest-answers';
import { mutateAnswer } from './nonsense';

/** The seed gives the same nonsense in each run. */
const RUNS = { numRuns: 300, seed: 20261120 };
const ROWS = 3;

const realAdapter = client.defaults.adapter;
let body = '';
const answerBody: AxiosAdapter = (config) =>
  Promise.resolve({ data: body, status: 200, statusText: 'OK', headers: {}, config });

beforeAll(() => {
  client.defaults.adapter = answerBody;
});
afterAll(() => {
  client.defaults.adapter = realAdapter;
});

/** Keeps a few rows, and a few entries of each list in them: they prove as much as thousands. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}

/** The paths of all numbers that are NaN or infinite. */
function findBrokenNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (value instanceof Map) return findBrokenNumbers([...value], path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findBrokenNumbers(inner, `${path}.${key}`));
}

async function readOrFail(schema: (typeof ANSWERS)[number]['schema']): Promise<unknown> {
  try {
    return await request(schema, { path: 'any' });
  } catch (error) {
    return error;
  }
}

describe('a nonsense response', () => {
  it.each(ANSWERS)(
    'is refused or parsed into the expected types: $name',
    async ({ path, body: sent, schema, use }) => {
      mockApi.setScenario('frozen:2026-11-20');
      const honest = shorten((await report(path, sent)).data);
      body = JSON.stringify(honest);
      expect(await readOrFail(schema)).not.toBeInstanceOf(Error);

      await fc.assert(
        fc.asyncProperty(mutateAnswer(honest), async (text) => {
          body = text;
          const outcome = await readOrFail(schema);
          if (outcome instanceof Error) {
            expect(outcome).toBeInstanceOf(ApiError);
            expect((outcome as ApiError).kind).toMatch(
              /^(contract|server|unauthorized|forbidden|notFound|invalid)$/,
            );
          } else {
            expect(findBrokenNumbers([outcome, use(outcome as never)])).toEqual([]);
          }
          expect(Object.keys(Object.prototype)).toEqual([]);
        }),
        RUNS,
      );
    },
  );
});
