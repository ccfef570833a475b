import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  aggregate,
  EXPLORER_DIMENSIONS,
  type ExplorerDimension,
  type HourTable,
  type Within,
} from '@/features/hours/explorer/model/aggregate';
import { packHours, type HourFact } from '@/features/hours/explorer/model/hour-columns';
import { rangeBefore, splitByMonth } from '@/features/hours/explorer/model/hour-periods';
import { addDays, inOrder, type CalendarDate } from '@/lib/calendar-date';
import { mockApi } from '@/mock-api/node';
import { report } from '../../mock-api/mock-client';
import { listFacts } from './hour-facts';

const entity = (id: number) => ({ id, eng_name: `Name ${id}`, jp_name: `名前 ${id}` });
const fact = (member: number, project: number | null, time: HourFact['time'], halfHours = 1): HourFact => ({
  member: entity(member),
  project: project === null ? null : entity(project),
  time,
  halfHours,
});

/** The figures by the keys of their row and column, without those of nothing. */
const figures = ({ rows, columns, cells }: HourTable) =>
  Object.fromEntries(
    rows.flatMap((row, y) =>
      columns.flatMap((column, x) => {
        const sum = cells[y * columns.length + x];
        return sum ? [[`${row.key} ${column.key}`, sum / 2]] : [];
      }),
    ),
  );

const YEAR = { start: '2026-01-01', end: '2026-12-31' } as const;

describe('the aggregate', () => {
  it('assigns the first and last days of months and weeks, and leaves out days beyond the range', () => {
    const hours = packHours([
      fact(1, 7, '2027-12-31', 3),
      fact(1, 7, '2028-01-01', 2),
      fact(1, 7, '2028-02-29', 5),
      fact(2, 7, '2028-03-01', 1),
      fact(2, null, { start: '2028-02-01', end: '2028-02-29' }, 4),
    ]);
    const within = { range: { start: '2027-12-01', end: '2028-03-31' } } as const;
    const by = (columns: ExplorerDimension) =>
      figures(aggregate(hours, { rows: 'project', columns }, within));
    expect(by('month')).toEqual({
      '7 2027-12': 1.5,
      '7 2028-01': 1,
      '7 2028-02': 2.5,
      '7 2028-03': 0.5,
      'deleted 2028-02': 2,
    });
    // New Year 2028 is a Saturday: its week begins in the year before.
    expect(by('week')).toEqual({ '7 2027-12-27': 2.5, '7 2028-02-28': 3, 'deleted ': 2 });
    expect(Object.keys(by('day'))).toContain('7 2028-02-29');
    const months = aggregate(hours, { rows: null, columns: 'month' }, within);
    expect(months.columns.map(({ key }) => key)).toEqual(['2027-12', '2028-01', '2028-02', '2028-03']);
  });

  it('includes periods without hours, and groups without hours on request', () => {
    const hours = packHours([fact(1, 7, '2026-01-31'), fact(2, 8, '2026-04-01')]);
    const range = { start: '2026-02-01', end: '2026-03-31' } as const;
    const table = aggregate(hours, { rows: 'project', columns: 'month' }, { range });
    expect([table.rows, table.columns.map(({ key }) => key)]).toEqual([[], ['2026-02', '2026-03']]);
    const alwaysShown = { rows: new Set(['8']), columns: new Set<string>() };
    expect(
      aggregate(hours, { rows: 'project', columns: 'month' }, { range, alwaysShown }).rows,
    ).toMatchObject([{ key: '8' }]);
  });

  it('counts hours of unknown days only if all their possible days are in the range', () => {
    const hours = packHours([fact(1, null, { start: '2026-11-01', end: '2026-11-20' })]);
    const total = (start: CalendarDate, end: CalendarDate) =>
      aggregate(hours, { rows: null, columns: null }, { range: { start, end } }).total;
    expect([total('2026-11-01', '2026-11-20'), total('2026-11-02', '2026-11-30')]).toEqual([1, 0]);
  });

  it.each([
    ['2026-06-01', '2026-11-30', '2025-12-01', '2026-05-31'],
    ['2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31'],
    ['2028-02-28', '2028-03-05', '2028-02-21', '2028-02-27'],
  ] as const)('compares %s with %s with the period before', (start, end, first, last) => {
    expect(rangeBefore({ start, end })).toEqual({ start: first, end: last });
  });

  it('splits a range at the ends of its months, unless there are too many', () => {
    const range = { start: '2027-12-10', end: '2028-01-05' } as const;
    const months = [
      { start: '2027-12-10', end: '2027-12-31' },
      { start: '2028-01-01', end: '2028-01-05' },
    ];
    expect([splitByMonth(range, 2), splitByMonth(range, 1)]).toEqual([months, [range]]);
  });

  it('splits a range at its months, up to the last date', () => {
    const months = [
      { start: '9999-11-30', end: '9999-11-30' },
      { start: '9999-12-01', end: '9999-12-31' },
    ];
    expect(splitByMonth({ start: '9999-11-30', end: '9999-12-31' }, 24)).toEqual(months);
  });

  it('has cells that are the sums of their parts, and totals that are the sums of cells', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((offset) => addDays('2027-01-01', offset));
    const id = fc.integer({ min: 1, max: 4 });
    const facts = fc.array(
      fc.record({ member: id, project: fc.option(id), task: fc.option(id), day, count: id }),
      { maxLength: 60 },
    );
    const side = fc.option(fc.constantFrom(...EXPLORER_DIMENSIONS));
    fc.assert(
      fc.property(facts, side, side, day, day, fc.option(id), (drawn, rows, columns, one, other, only) => {
        const [start, end] = inOrder(one, other);
        const all = drawn.map(({ member, project, task, day: time, count }): HourFact => ({
          ...fact(member, project, time, count),
          task: task === null ? null : entity(task),
        }));
        const steps: Within['steps'] = only === null ? [] : [{ dimension: 'member', key: String(only) }];
        const hours = packHours(all);
        const table = aggregate(hours, { rows, columns }, { range: { start, end }, steps });
        const within = all.filter(
          (entry) =>
            findFirstDay(entry) >= start &&
            findFirstDay(entry) <= end &&
            (only === null || entry.member.id === only),
        );
        const expected: Record<string, number> = {};
        for (const entry of within) {
          const key = `${plainKey(entry, rows)} ${plainKey(entry, columns)}`;
          expected[key] = (expected[key] ?? 0) + entry.halfHours / 2;
        }
        expect(figures(table)).toEqual(expected);
        const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);
        const total = sum(within.map(({ halfHours }) => halfHours));
        expect([table.cells, table.rowTotals, table.columnTotals].map(sum)).toEqual([total, total, total]);
        expect(table.total).toBe(total);
        expect(sum(listFacts(hours).map(({ halfHours }) => halfHours))).toBe(
          sum(all.map(({ halfHours }) => halfHours)),
        );
      }),
      { numRuns: 150 },
    );
  });
});

const findFirstDay = ({ time }: HourFact) => (typeof time === 'string' ? time : time.start);

/** The group of an entry, computed without code of the application. */
function plainKey(entry: HourFact, dimension: ExplorerDimension | null): string {
  const { member, project, task } = entry;
  const date = new Date(`${findFirstDay(entry)}T00:00Z`);
  switch (dimension) {
    case null:
      return 'all';
    case 'member':
      return String(member.id);
    case 'project':
      return String(project?.id ?? 'deleted');
    case 'task':
      return String(task?.id ?? 'deleted');
    case 'month':
      return findFirstDay(entry).slice(0, 7);
    case 'day':
      return findFirstDay(entry);
    case 'week':
      date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
      return date.toISOString().slice(0, 10);
  }
}

describe('the aggregate of the tables of the server', () => {
  beforeAll(async () => {
    mockApi.setScenario('frozen:2026-11-20');
    const slot = (date: CalendarDate, period = '08:30:00') => ({
      date,
      period,
      staff_id: 4,
      project_id: 2,
      task_id: 1,
    });
    await report('task-performance/create', {
      create_array: [slot('2024-02-29'), slot('2024-03-01'), slot('2025-12-31'), slot('2026-01-01')],
    });
  });

  it.each(['2024-02', '2026-01', '2026-08', '2026-09', '2026-10', '2026-11'])(
    'sums people by day of %s as recorded',
    (month) => {
      const slots = mockApi.rows('task_performance');
      const deletedIds = new Set(
        mockApi.rows('projects').flatMap(({ id, deleted_at }) => (deleted_at ? [id] : [])),
      );
      const hours = packHours(
        slots.map(({ staff_id, project_id, date }) =>
          fact(staff_id, deletedIds.has(project_id) ? null : project_id, date),
        ),
      );
      const expected: Record<string, number> = {};
      for (const { staff_id, project_id, date } of slots) {
        if (date.slice(0, 7) !== month) continue;
        const key = `${staff_id} ${deletedIds.has(project_id) ? 'deleted' : project_id}`;
        expected[key] = (expected[key] ?? 0) + 0.5;
      }
      const within = { range: { start: '2024-01-01', end: YEAR.end } } as const;
      const step = { dimension: 'month', key: month } as const;
      const table = aggregate(hours, { rows: 'member', columns: 'project' }, { ...within, steps: [step] });
      expect(figures(table)).toEqual(expected);
    },
  );
});
