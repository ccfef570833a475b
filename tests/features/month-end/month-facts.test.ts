import { describe, expect, it } from 'vitest';
import type { Fine } from '@/features/fines/fields';
import { packHours, type HourFact } from '@/features/hours/explorer/model/hour-columns';
import type { Leave, Overtime } from '@/features/leave/model/leave';
import { monthFacts } from '@/features/month-end/model/month-facts';
import { payrollRows } from '@/features/payroll/model/payroll-row';
import {
  monthChanges,
  type MonthChange,
  type MonthFact,
  type MonthFigure,
} from '@/features/work/model/month-snapshot';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';
import { buildFine } from '../fines/fine-builder';
import { HNIN, createLeave, createOvertime, SATO } from '../leave/leave-builders';

const project = (id: number) => ({ id, eng_name: `Project ${id}`, jp_name: '' });
const ALPHA = project(7);
const BETA = project(9);

type Source = {
  work: readonly HourFact[];
  hidden?: ReadonlyMap<number, ReadonlyMap<CalendarDate, number>>;
  leaves?: readonly Leave[];
  overtimes?: readonly Overtime[];
  fines?: readonly Fine[];
};

function listFacts(month: CalendarMonth, { work, hidden, leaves = [], overtimes = [], fines = [] }: Source) {
  const findLeaves = ({ id }: { id: number }) => leaves.filter(({ recordId }) => recordId === id * 10);
  const payroll = payrollRows([HNIN, SATO], { month, findLeaves, overtimes });
  return monthFacts(month, { columns: packHours(work), hidden, fines, payroll });
}

const work = (
  time: CalendarDate,
  halfHours: number,
  project: HourFact['project'] = ALPHA,
  member = HNIN,
) => ({
  member,
  project,
  time,
  halfHours,
});

const createFine = (changes: Partial<Fine>): Fine =>
  buildFine({ id: 1, staffId: SATO.id, date: '2026-11-05', ...changes });

const fact = (
  staffId: number,
  figure: MonthFigure,
  date: CalendarDate | null,
  amount: number,
  projectId: number | null = null,
): MonthFact => ({ staffId, figure, date, projectId, amount });

describe('the figures of a month', () => {
  it('are hours by person, day and project, leave, overtime, fines by status and the sums of the payroll', () => {
    const facts = listFacts('2026-11', {
      work: [
        work('2026-11-02', 9),
        work('2026-11-02', 3, BETA),
        work('2026-10-31', 16),
        work('2026-11-30', 2, null, SATO),
      ],
      hidden: new Map([[SATO.id, new Map([['2026-11-30', 2.5] as const])]]),
      leaves: [
        createLeave(SATO, { date: '2026-11-04', duration: '2' }),
        createLeave(SATO, { date: '2026-11-05', duration: '1' }),
        createLeave(SATO, { date: '2026-12-01' }),
      ],
      overtimes: [
        createOvertime(HNIN, { date: '2026-11-03', duration: '6' }),
        createOvertime(HNIN, { date: '2026-11-06', duration: '6', state: 'rejected' }),
      ],
      fines: [
        createFine({}),
        createFine({ id: 2, amount: 500 }),
        createFine({ id: 3, status: 1, amount: null }),
      ],
    });
    expect(facts).toEqual([
      fact(HNIN.id, 'hours', '2026-11-02', 4.5, ALPHA.id),
      fact(HNIN.id, 'hours', '2026-11-02', 1.5, BETA.id),
      fact(SATO.id, 'hours', '2026-11-30', 3.5),
      fact(SATO.id, 'pendingFines', '2026-11-05', 2500),
      fact(SATO.id, 'completeFines', '2026-11-05', 0),
      fact(HNIN.id, 'overtime', '2026-11-03', 2),
      fact(HNIN.id, 'overtime', '2026-11-06', 0),
      fact(HNIN.id, 'payrollOvertime', null, 2),
      fact(SATO.id, 'leave', '2026-11-04', 4),
      fact(SATO.id, 'leave', '2026-11-05', 8),
      fact(SATO.id, 'payrollLeave', null, 12),
      fact(SATO.id, 'payrollDays', null, 2),
    ]);
  });

  it('equal an independent count in each month of two years, and each changed day is found', () => {
    const DAY_MS = 86_400_000;
    const dates = Array.from({ length: 731 }, (_, day) =>
      new Date(Date.parse('2023-11-01') + day * DAY_MS).toISOString().slice(0, 10),
    ) as CalendarDate[];
    const months = [...new Set(dates.map((date) => date.slice(0, 7)))] as CalendarMonth[];
    expect([months.length, dates.at(-1)]).toEqual([24, '2025-10-31']);
    const isWeekend = (date: string) => new Date(date).getUTCDay() % 6 === 0;
    // The second person joins in the middle of a month, the first leaves at the end of another.
    const worked = dates.flatMap((date, day) => {
      if (isWeekend(date) && day % 11 !== 0) return [];
      return [
        ...(date <= '2025-04-30' ? [work(date, 16 - (day % 5)), work(date, 1 + (day % 3), BETA)] : []),
        ...(date >= '2024-02-15' ? [work(date, 6 + (day % 4), BETA, SATO)] : []),
      ];
    });
    const leaves = dates
      .filter((_, day) => day % 17 === 0)
      .map((date, at) => createLeave(SATO, { date, duration: at % 2 ? '1' : '2' }));
    for (const month of months) {
      const facts = listFacts(month, { work: worked, leaves });
      const total = (figure: MonthFigure) =>
        facts.filter((one) => one.figure === figure).reduce((sum, { amount }) => sum + amount, 0);
      const ofMonth = worked.filter(({ time }) => time.slice(0, 7) === month);
      const leaveHours = leaves
        .filter(({ date }) => date?.slice(0, 7) === month)
        .reduce((sum, { duration }) => sum + (duration === '1' ? 8 : 4), 0);
      expect(total('hours')).toBe(ofMonth.reduce((sum, { halfHours }) => sum + halfHours, 0) / 2);
      expect([total('leave'), total('payrollLeave')]).toEqual([leaveHours, leaveHours]);
      expect(monthChanges(facts, listFacts(month, { work: worked.toReversed(), leaves }))).toEqual([]);

      const changed = ofMonth[ofMonth.length - 1];
      if (!changed) throw new Error('Each month has half hours.');
      const later = worked.map((one) => (one === changed ? { ...one, halfHours: one.halfHours + 1 } : one));
      const now = changed.halfHours / 2 + 0.5;
      expect(monthChanges(facts, listFacts(month, { work: later, leaves }))).toEqual([
        {
          staffId: changed.member.id,
          figure: 'hours',
          date: changed.time,
          projectId: changed.project?.id,
          before: now - 0.5,
          now,
        },
      ]);
    }
    expect(listFacts('2024-02', { work: worked }).some(({ date }) => date === '2024-02-29')).toBe(true);
  });
});

describe('the differences between two states of a month', () => {
  const hours = fact(4, 'hours', '2026-11-02', 8, 7);
  const leave = fact(4, 'leave', '2026-11-03', 4);
  const sum = fact(5, 'payrollLeave', null, 1 / 3);
  const before = [hours, leave, sum];
  const change = ({ amount, ...key }: MonthFact, now: number | null): MonthChange => ({
    ...key,
    before: amount,
    now,
  });
  it.each<[string, MonthFact[], MonthChange[]]>([
    ['nothing, in another order and with a rounded third', [leave, { ...sum, amount: 0.3333 }, hours], []],
    ['a figure', [{ ...hours, amount: 7.5 }, leave, sum], [change(hours, 7.5)]],
    ['a removed figure', [hours, sum], [change(leave, null)]],
    [
      'hours moved to another project',
      [{ ...hours, projectId: 9 }, leave, sum],
      [change(hours, null), { ...change({ ...hours, projectId: 9 }, 8), before: null }],
    ],
    [
      'new facts, also of zero',
      [...before, fact(5, 'overtime', '2026-11-01', 0)],
      [{ ...change(fact(5, 'overtime', '2026-11-01', 0), 0), before: null }],
    ],
  ])('are %s', (_case, now, changes) => expect(monthChanges(before, now)).toEqual(changes));
});
