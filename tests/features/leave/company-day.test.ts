import { describe, expect, it } from 'vitest';
import {
  rowsToRegister,
  countWarnings,
  daysToRegister,
  toPayload,
  personDays,
  WARNINGS,
  type CompanyDayFacts,
  type Warning,
} from '@/features/leave/company-day/model/day-warnings';
import type { LeavePayload } from '@/features/leave/model/registration';
import { leaveOf, recordOf } from './leave-builders';

const hana = { id: 4, eng_name: 'Hana', jp_name: '花子', staff_no: 'SG-0004', position: null };
const WISH: LeavePayload = { staff_id: 0, leave_date: '2026-11-25', duration: 2, reason: 'Founding day' };

describe('what stands in the way of a company day', () => {
  const known = (changes: Partial<CompanyDayFacts>): CompanyDayFacts => ({
    dates: ['2026-11-25'],
    leavesOf: () => [],
    records: [recordOf(hana, { year: 2026 })],
    joinDates: new Map(),
    recordedOn: () => undefined,
    ...changes,
  });

  it.each<[string, Partial<CompanyDayFacts>, Warning[]]>([
    ['nothing', {}, []],
    ['leave on the day', { leavesOf: () => [leaveOf(hana, { date: '2026-11-25' })] }, ['onLeave']],
    ['no leave on another day', { leavesOf: () => [leaveOf(hana, { date: '2026-11-24' })] }, []],
    ['a weekend', { dates: ['2026-11-28'] }, ['off']],
    ['a holiday', { calendar: { holidays: new Set(['2026-11-25']), patterns: [] } }, ['off']],
    ['a day before joining', { joinDates: new Map([[4, '2026-12-01']]) }, ['off']],
    ['no record', { records: [] }, ['noRecord']],
    ['a record of another year', { records: [recordOf(hana, { year: 2025 })] }, ['noRecord']],
    ['nothing when the server returns no years', { records: [recordOf(hana, { year: null })] }, []],
    ['recorded hours', { recordedOn: () => new Map([[4, 2.5]]) }, ['recorded']],
    ['no hours of others', { recordedOn: () => new Map([[5, 2.5]]) }, []],
  ])('is %s', (_what, changes, warnings) => {
    expect(personDays(hana, known(changes)).map((day) => day.warnings)).toEqual([warnings]);
  });

  it('are counted by people and day, and the days left out on request', () => {
    const dates = ['2026-11-25', '2026-11-28'] as const;
    const days = personDays(
      hana,
      known({ dates, recordedOn: (date) => new Map([[4, date === '2026-11-25' ? 1 : 0]]) }),
    );
    expect(countWarnings([days, []])).toEqual({ onLeave: 0, off: 1, noRecord: 0, recorded: 1 });
    const left = (...warnings: Warning[]) => daysToRegister(days, new Set(warnings)).map(({ date }) => date);
    expect([left(), left('off'), left('recorded'), left(...WARNINGS)]).toEqual([
      dates,
      ['2026-11-25'],
      ['2026-11-28'],
      [],
    ]);
  });

  it('lead to one request for each person and day', () => {
    const days = personDays(hana, known({ dates: ['2026-11-25', '2026-11-26'] }));
    const several: LeavePayload = {
      ...{ staff_id: 0, multi_date: ['2026-11-25', '2026-11-26'], duration: 'Full Day', reason: 'x' },
    };
    expect(rowsToRegister([hana], () => days, several).map(({ payload }) => payload)).toEqual([
      { staff_id: 4, leave_date: '2026-11-25', duration: 1, reason: 'x' },
      { staff_id: 4, leave_date: '2026-11-26', duration: 1, reason: 'x' },
    ]);
    expect(toPayload(WISH, 7, '2026-11-25')).toEqual({ ...WISH, staff_id: 7 });
  });
});

describe('leave for many, sent one by one', () => {
  const people = (...ids: number[]) =>
    ids.map((id) => {
      const row = mockApi.rows('staff').find((one) => one.id === id);
      return { id, eng_name: row?.eng_name ?? '', jp_name: row?.jp_name ?? '' };
    });

  async function register(scenario: string, ids: number[], times = 1) {
    mockApi.setScenario(frozen(scenario));
    const token = mockApi.signInAs('admin');
    noteOwner({ staffId: 1, token });
    tokenStore.set(token);
    connectClientToSession();
    const rows = people(...ids).map((person) => ({
      person,
      payload: toPayload(WISH, person.id, '2026-11-25'),
    }));
    let ends = new Map<object, { how: string }>();
    for (let time = 0; time < times; time += 1) {
      ends = new Map(
        await runMany(
          rows,
          registerForMany((row) => row),
        ).end,
      );
    }
    const recordsOf = (id: number) => mockApi.rows('leave_records').filter((row) => row.staff_id === id);
    const stored = ids.map((id) => {
      const own = new Set(recordsOf(id).map((row) => row.id));
      const isOurs = (row: { rec_id: number; reason: string | null; leave_type: number }) =>
        own.has(row.rec_id) && row.reason?.startsWith('Founding day');
      return mockApi
        .rows('leaves')
        .filter(isOurs)
        .reduce((sum, row) => sum + Number(row.duration === '2'), 0);
    });
    return { hows: rows.map((row) => ends.get(row)?.how ?? 'unsent'), stored };
  }

  it.each(['', 'generation:a', 'strict', 'half-keeping', 'odd-rows'])(
    'reaches everybody once on "%s"',
    async (variant) => {
      expect(await register(variant, [3, 4, 5], 2)).toEqual({
        hows: ['done', 'done', 'done'],
        stored: [1, 1, 1],
      });
    },
  );

  it.each([
    ['lost-response@leave/create!once', ['done', 'done', 'done'], [1, 1, 1]],
    ['500-after@leave/create!once', ['done', 'done', 'done'], [1, 1, 1]],
    ['502@leave/create!once', ['failed', 'done', 'done'], [0, 1, 1]],
    ['200-500@leave/create!once', ['failed', 'done', 'done'], [0, 1, 1]],
    ['offline@leave-record', ['unsent', 'unsent', 'unsent'], [0, 0, 0]],
  ])('believes nothing that the records do not show: %s', async (fault, hows, stored) => {
    expect(await register(fault, [3, 4, 5])).toEqual({ hows, stored });
  });

  it('names who has no leave record, and goes on with the others', async () => {
    const withRecord = new Set(mockApi.rows('leave_records').map((row) => row.staff_id));
    const without =
      mockApi.rows('staff').find(({ id, deleted_at: gone }) => !gone && !withRecord.has(id))?.id ?? 0;
    expect(without).toBeGreaterThan(0);
    for (const variant of ['', 'generation:a']) {
      const { hows, stored } = await register(variant, [without, 6]);
      expect([hows, stored]).toEqual([
        ['failed', 'done'],
        [0, 1],
      ]);
      mockApi.reset();
    }
  });
});
