import type { AxiosAdapter } from 'axios';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { client } from '@/api/client';
import { request } from '@/api/request';
import { mockApi } from '@/mock-api/node';
import { report } from '../mock-api/mock-client';
import { ANSWERS } from './honest-answers';
import { mutationsOf } from './nonsense';

/** The same nonsense every time. */
const RUNS = { numRuns: 300, seed: 20261120 };
const ROWS = 3;

const realAdapter = client.defaults.adapter;
let body = '';
const answerBody: AxiosAdapter = (config) =>
  Promise.resolve({ data: body, status: 200, statusText: 'OK', headers: {}, config });

beforeAll(() => void (client.defaults.adapter = answerBody));
afterAll(() => void (client.defaults.adapter = realAdapter));

/** A few rows, and a few of each of their lists, say as much as thousands. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, shortened(held)]));
}

/** The numbers in a value that are none. */
function brokenNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (value instanceof Map) return brokenNumbers([...value], path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => brokenNumbers(held, `${path}.${key}`));
}

async function outcomeOf(schema: (typeof ANSWERS)[number]['schema']): Promise<unknown> {
  return request(schema, { path: 'any' }).catch((error: unknown) => error);
}

describe('a nonsense response', () => {
  it.each(ANSWERS)(
    'is refused or parsed into the expected types: $name',
    async ({ path, body: sent, schema, use }) => {
      mockApi.setScenario('frozen:2026-11-20');
      const honest = shortened((await report(path, sent)).data);
      body = JSON.stringify(honest);
      expect(await outcomeOf(schema)).not.toBeInstanceOf(Error);

      await fc.assert(
        fc.asyncProperty(mutationsOf(honest), async (text) => {
          body = text;
          const outcome = await outcomeOf(schema);
          if (outcome instanceof Error) {
            expect(outcome).toBeInstanceOf(ApiError);
            expect((outcome as ApiError).kind).toMatch(
              /^(contract|server|unauthorized|forbidden|notFound|invalid)$/,
            );
          } else {
            expect(brokenNumbers([outcome, use(outcome as never)])).toEqual([]);
          }
          expect(Object.keys(Object.prototype)).toEqual([]);
        }),
        RUNS,
      );
    },
  );
});
