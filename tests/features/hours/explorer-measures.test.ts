import { expect, it } from 'vitest';
import type { Sides } from '@/features/hours/explorer/model/aggregate';
import { compareTables, rangeToCompare, sumsBefore } from '@/features/hours/explorer/model/compared-tables';
import { packHours } from '@/features/hours/explorer/model/hour-columns';
import { measureFigure, type Measure } from '@/features/hours/explorer/model/measures';
import type { CalendarDate } from '@/lib/calendar-date';

const entity = (id: number) => ({ id, eng_name: '', jp_name: '' });
const fact = (member: number, project: number, time: CalendarDate, halfHours: number) => ({
  member: entity(member),
  project: entity(project),
  time,
  halfHours,
});

it.each<[Measure, number | null]>([
  ['hours', 20],
  ['personMonths', 0.125],
  ['shareOfRow', 0.5],
  ['shareOfColumn', 0.25],
  ['shareOfTotal', 0.1],
  ['difference', -5],
  ['balance', -5],
])('computes the measure %s as %s', (measure, figure) => {
  const sums = { sum: 40, ofRow: 80, ofColumn: 160, ofTotal: 400, reference: 50 };
  expect(measureFigure(measure, sums, 160)).toBe(figure);
});

it('shows no share of zero, and no difference to an unknown value', () => {
  const nothing = { sum: 0, ofRow: 0, ofColumn: 0, ofTotal: 0 };
  expect([measureFigure('shareOfRow', nothing, 160), measureFigure('difference', nothing, 160)]).toEqual([
    null,
    null,
  ]);
});

const HOURS = packHours([
  fact(1, 7, '2025-11-30', 100),
  fact(1, 7, '2025-12-31', 2),
  fact(1, 7, '2026-01-05', 6),
  fact(2, 7, '2026-01-12', 4),
  fact(1, 8, '2025-12-01', 10),
  fact(2, 9, '2026-02-01', 3),
]);
const range = { start: '2026-01-01', end: '2026-02-28' } as const;

function compared(sides: Sides, steps: Parameters<typeof compareTables>[2]['steps']) {
  const tables = compareTables(HOURS, sides, { range, steps });
  return { table: tables.table, before: sumsBefore(tables, sides) };
}

function differences(sides: Sides, steps: Parameters<typeof compareTables>[2]['steps'] = []) {
  const { table, before } = compared(sides, steps);
  return Object.fromEntries(
    table.rows.map(({ key }, y) => [
      key,
      table.columns
        .map((column, x) => (table.cells[y * table.columns.length + x] ?? 0) - before(key, column.key))
        .concat((table.rowTotals[y] ?? 0) - before(key, null)),
    ]),
  );
}

it('compares a month with the month before, and several with as many months before', () => {
  expect(rangeToCompare(range, { rows: 'project', columns: 'month' })).toEqual({
    start: '2025-11-01',
    end: '2026-02-28',
  });
  // January with December, February with January; both with November and December.
  expect(differences({ rows: 'project', columns: 'month' })).toEqual({
    7: [8, -10, -92],
    8: [-10, 0, -10],
    9: [0, 3, 3],
  });
});

it('compares weeks that begin before the range, inside an opened month', () => {
  const steps = [{ dimension: 'month', key: '2026-01' } as const];
  const { table, before } = compared({ rows: 'member', columns: 'week' }, steps);
  expect(table.columns.map(({ key }) => key)[0]).toBe('2025-12-29');
  expect([before('1', '2025-12-29'), before('1', '2026-01-05'), before('1', '2026-01-12')]).toEqual([
    0, 2, 6,
  ]);
});

it('compares a range without periods with the equally long range before it', () => {
  expect(differences({ rows: 'project', columns: null })).toEqual({
    7: [-92, -92],
    8: [-10, -10],
    9: [3, 3],
  });
  expect(differences({ rows: 'month', columns: null })).toEqual({ '2026-01': [-2, -2], '2026-02': [-7, -7] });
});

it('compares hours of unknown days with those of the range before it', () => {
  const unknown = (start: CalendarDate, end: CalendarDate, halfHours: number) => ({
    member: entity(1),
    project: null,
    time: { start, end },
    halfHours,
  });
  const hours = packHours([
    unknown('2026-01-01', '2026-01-31', 5),
    unknown('2026-02-01', '2026-02-28', 7),
    fact(1, 7, '2026-02-02', 1),
  ]);
  const february = { start: '2026-02-01', end: '2026-02-28' } as const;
  const before = (sides: Sides) =>
    sumsBefore(compareTables(hours, sides, { range: february, steps: [] }), sides);
  expect(before({ rows: 'member', columns: 'week' })('1', '')).toBe(5);
  expect(before({ rows: 'day', columns: null })('', 'all')).toBe(5);
  const opened = compareTables(
    hours,
    { rows: 'member', columns: null },
    { range: february, steps: [{ dimension: 'day', key: '' }] },
  );
  expect([opened.table.total, opened.early.total]).toEqual([7, 5]);
});

it('compares nothing in an opened period that the range excludes', () => {
  const november = [{ dimension: 'month', key: '2025-11' } as const];
  expect(differences({ rows: 'project', columns: null }, november)).toEqual({});
  const { before } = compared({ rows: 'project', columns: 'day' }, november);
  expect(before(null, null)).toBe(0);
});
