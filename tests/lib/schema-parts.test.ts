import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mapped, orNull } from '@/lib/schema-parts';

const half = mapped(z.number(), (value, { issues }) => {
  if (value % 2 === 0) return value / 2;
  issues.push({ code: 'custom', message: 'odd', input: value });
  return z.NEVER;
});

it.each([
  ['a number', half, 4, 2],
  ['another kind', half, 'four', undefined],
  ['a text that the step refuses', half, 3, undefined],
  ['a number that may be missing', orNull(half), 4, 2],
  ['null', orNull(half), null, null],
  ['nothing', orNull(half), undefined, null],
  ['an invalid value', orNull(half), 3, null],
])('%s is read', (_what, schema, input, expected) => {
  expect(schema.safeParse(input).data).toBe(expected);
});

it('a field that may be missing needs no key', () => {
  expect(z.object({ half: orNull(half) }).parse({})).toEqual({ half: null });
});

it('fields keep their order beside an asynchronous one', async () => {
  const late = mapped(z.string(), async (text) => Promise.resolve(Number(text)));
  const fields = z.object({ first: half, second: z.string(), last: late });
  const values = await fields.parseAsync({ first: 2, second: 'two', last: '3' });
  expect(Object.entries(values)).toEqual([
    ['first', 1],
    ['second', 'two'],
    ['last', 3],
  ]);
});
