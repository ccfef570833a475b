import { describe, expect, it } from 'vitest';
import { countInvalidRows } from '@/api/invalid-rows';
import { wire } from '@/api/wire-fields';
import { readDate, readFigure, readId, readTimeOfDay } from '@/api/wire-values';
import { withMoments } from '@/mock-api/moment-dates';
import { toOddForm } from '@/mock-api/odd-rows';
import { mockApi } from '@/mock-api/node';
import { report } from '../mock-api/mock-client';
import { ANSWERS } from './honest-answers';

describe('a field on the wire', () => {
  it.each([
    [4, 4],
    ['4', 4],
    [0, 0],
    [-1, null],
    [4.5, null],
    ['4.5', null],
    ['', null],
    ['0x10', null],
    [true, null],
    [2 ** 53, null],
  ])('with %j is read as the id %j', (sent, read) => expect(readId(sent)).toBe(read));

  it.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    [' -3 ', -3],
    ['', null],
    ['1e999', null],
    [Infinity, null],
    [null, null],
    [[], null],
  ])('with %j is read as the number %j', (sent, read) => expect(readFigure(sent)).toBe(read));

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T00:00:00.000000Z', '2026-11-20'],
    ['2026-11-20 00:00:00', '2026-11-20'],
    ['2026-11-20 15:00:00', '2026-11-20'],
    ['2026-03-31T15:00:00.000000Z', '2026-04-01'],
    ['2026-03-31T14:59:59Z', '2026-03-31'],
    ['2026-03-31 17:30:00+00:00', '2026-04-01'],
    ['2026-04-01T00:00:00+0900', '2026-04-01'],
    ['2026-03-31T20:00:00-05:00', '2026-04-01'],
    ['2026-02-30T15:00:00Z', null],
    ['2026-11-201', null],
    ['0000-00-00', null],
    ['-0001-11-30T00:00:00.000000Z', null],
    ['2026-02-30', null],
    [20261120, null],
  ])('with %j is read as the date %j', (sent, read) => expect(readDate(sent)).toBe(read));

  it.each([
    ['08:30:00', 510],
    ['08:30', 510],
    ['25:00', null],
    ['08:30:99', null],
    ['8:30', null],
    [830, null],
  ])('with %j is read as the time %j', (sent, read) => expect(readTimeOfDay(sent)).toBe(read));

  it.each([
    ['2025-08-20T03:15:00.000000Z', '2025-08-20T03:15:00.000000Z'],
    ['-0001-11-30T00:00:00.000000Z', null],
    ['0000-00-00 00:00:00', null],
    [null, null],
  ])('with %j is read as the timestamp %j', (sent, read) => expect(wire.moment.parse(sent)).toBe(read));

  it.each([
    ['2025-08-20T03:15:00.000000Z', '2025-08-20'],
    ['-0001-11-30T00:00:00.000000Z', null],
    [undefined, null],
  ])('with %j is dated %j', (sent, read) => expect(wire.dayOfMoment.parse(sent)).toBe(read));

  it.each([
    ['7.5', 7.5],
    [null, 0],
    [undefined, 0],
    [-1, undefined],
    ['many', undefined],
  ])('with %j is read as the amount %j', (sent, read) => expect(wire.sum.safeParse(sent).data).toBe(read));
});

/** Values that no schema accepts as a row. */
const NO_ROWS = [null, {}, 'row', 7, [], { id: null }, { id: 'x', staff_id: {} }];

const plain = (value: unknown) =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner instanceof Map ? [...(inner as Map<unknown, unknown>)] : inner,
  );

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Adds rows to the list of an answer: the half hours of its one person, the list under `data`, or the bare list. */
function addRows(answer: unknown, rows: readonly unknown[]): unknown {
  if (!Array.isArray(answer)) return isRow(answer) ? { data: addRows(answer.data, rows) } : answer;
  const [first, ...others] = answer as unknown[];
  return isRow(first) && 'task_performance' in first
    ? [{ ...first, task_performance: addRows(first.task_performance, rows) }, ...others]
    : [first, ...others, ...rows];
}

describe('a response with invalid rows', () => {
  it.each(ANSWERS)('keeps its valid rows: $name', async ({ path, body, schema, use }) => {
    mockApi.setScenario('frozen:2026-11-20');
    const { data } = await report(path, body);
    const honest = countInvalidRows(() => schema.parse(data));
    expect(honest.invalidRows).toBe(0);

    const more = countInvalidRows(() => schema.parse(addRows(data, NO_ROWS)));
    expect(plain(more.result)).toBe(plain(honest.result));
    expect(more.invalidRows).toBe(NO_ROWS.length);

    const odd = countInvalidRows(() => schema.parse(toOddForm(data)));
    expect(() => use(odd.result)).not.toThrow();
    expect(odd.invalidRows).toBe(0);
    expect(schema.safeParse({ message: 'no list' }).success).toBe(false);
    // Fields that no schema reads are unchanged on both sides.
    const days = (result: unknown) => JSON.stringify(withMoments(JSON.parse(plain(result) ?? 'null')));
    expect(days(schema.parse(withMoments(data)))).toBe(days(honest.result));
  });
});
