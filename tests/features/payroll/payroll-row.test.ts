import { describe, expect, it } from 'vitest';
import type { Leave } from '@/features/leave/model/leave';
import { payrollRows } from '@/features/payroll/model/payroll-row';
import { HNIN, leaveOf, overtimeOf, SATO } from '../leave/leave-builders';

const MONTH = '2026-11';

function rowOf(leaves: Partial<Leave>[], overtimes: string[] = []) {
  const [row] = payrollRows([HNIN], {
    month: MONTH,
    leavesOf: () => leaves.map((leave) => leaveOf(HNIN, leave)),
    overtimes: overtimes.map((duration) => overtimeOf(HNIN, { duration })),
  });
  return row && [row.leaveHours, row.leaveDays, row.overtimeHours];
}

const durations = (...words: string[]) => words.map((duration) => ({ duration }));

describe('the payroll of a month [EX-2]', () => {
  it.each<[string, Partial<Leave>[], string[], number[]]>([
    ['the first example, in words', durations('Full Day', 'Half Day'), ['2 Hours'], [12, 2, 2]],
    ['the first example, in codes', durations('1', '2'), ['6'], [12, 2, 2]],
    ['the second example', durations('Half Day'), ['Full Day', '2 Hours'], [4, 1, 10]],
    ['the third example', durations('3 Hours 30 Minutes'), [], [3.5, 1, 0]],
    ['all codes', durations('1', '2', '3', '4', '5', '6', '7', '8', '9'), [], [26, 9, 0]],
    ['labels of old rows', durations('3 Hrs : 30 Min', '30 Min', 'full day'), [], [12, 3, 0]],
    ['Japanese words', durations('半日', '1時間30分'), ['２時間'], [5.5, 2, 2]],
    ['words that mean no time', durations('0 hours', 'someday', ''), ['soon'], [0, 0, 0]],
    ['nothing', [], [], [0, 0, 0]],
  ])('counts %s', (_case, leaves, overtimes, counted) => expect(rowOf(leaves, overtimes)).toEqual(counted));

  it('counts a day once of which one part was paid and one not', () => {
    const parts = [0.5, 0.5].map((dayCount) => ({ duration: '1', dayCount }));
    expect(rowOf([...parts, { duration: '2', dayCount: 0.5, date: '2026-11-06' }])).toEqual([12, 2, 0]);
  });

  it.each<[string, Partial<Leave>[], number[]]>([
    ['whole days in whole numbers', [{ dayCount: 1 }, { dayCount: 1, type: 'unpaid' }], [8, 1, 0]],
    [
      'half a day in whole numbers',
      [
        { duration: '2', dayCount: 1 },
        { duration: '2', dayCount: 0, type: 'unpaid' },
      ],
      [4, 1, 0],
    ],
    [
      'two halves of a day as two leaves',
      [
        { duration: '2', dayCount: 0.5 },
        { duration: '2', dayCount: 0.5, type: 'unpaid' },
      ],
      [8, 2, 0],
    ],
    ['a part whose other part is missing', [{ duration: '1', dayCount: 0.5 }], [4, 1, 0]],
    ['three parts of a day', [0.25, 0.25, 0.5].map((dayCount) => ({ dayCount })), [8, 1, 0]],
    ['a part beside a whole day of another length', [{ dayCount: 0.25, duration: '2' }, {}], [10, 2, 0]],
    [
      'one reason that says more than the other',
      [{ reason: 'Doctor in town' }, { reason: 'Doctor', type: 'unpaid' }],
      [8, 1, 0],
    ],
    [
      'one reason that says less than the other',
      [{ reason: 'Doctor' }, { reason: 'Doctor in town', type: 'unpaid' }],
      [8, 1, 0],
    ],
    [
      'two hours, of which one row stands for nothing',
      [
        { duration: '6', dayCount: 0.25 },
        { duration: '6', dayCount: 0, type: 'unpaid' },
      ],
      [2, 1, 0],
    ],
    [
      'other reasons as two leaves',
      [
        { duration: '8', reason: 'Bank' },
        { duration: '8', reason: 'Doctor', type: 'unpaid' },
      ],
      [2, 2, 0],
    ],
    [
      'two and a half paid days of four',
      [
        { date: '2026-11-02', dayCount: 1 },
        { date: '2026-11-03', dayCount: 1 },
        { date: '2026-11-04', dayCount: 1 },
        { date: '2026-11-04', dayCount: 1, type: 'unpaid' },
        { date: '2026-11-05', dayCount: 1, type: 'unpaid' },
      ],
      [32, 4, 0],
    ],
  ])('counts paid and unpaid rows of one date: %s', (_case, leaves, counted) =>
    expect(rowOf(leaves)).toEqual(counted),
  );

  it('does not pay overtime that was rejected', () => {
    const overtimes = [overtimeOf(HNIN), overtimeOf(HNIN, { isRejected: true })];
    const [row] = payrollRows([HNIN], { month: MONTH, leavesOf: () => [], overtimes });
    expect(row?.overtimeHours).toBe(2);
  });

  it('leaves other months and other people out', () => {
    const rows = payrollRows([SATO, HNIN], {
      month: MONTH,
      leavesOf: (person) => [
        leaveOf(person),
        leaveOf(person, { date: '2026-10-31' }),
        leaveOf(person, { date: '2026-12-01' }),
        leaveOf(person, { date: null }),
      ],
      overtimes: [
        overtimeOf(HNIN),
        overtimeOf(HNIN, { staffId: null, duration: '8' }),
        overtimeOf(HNIN, { date: '2026-10-31' }),
      ],
    });
    expect(rows).toMatchObject([
      { name: 'Sato Kenta', leaveHours: 8, leaveDays: 1, overtimeHours: 0 },
      { name: 'Hnin Yu Wai', leaveHours: 8, leaveDays: 1, overtimeHours: 3 },
    ]);
  });

  it('says of which leaves and overtime each sum is made, what it leaves out, and why', () => {
    const [row] = payrollRows([HNIN], {
      month: MONTH,
      leavesOf: (person) => [
        leaveOf(person, { date: '2026-11-09', duration: 'someday' }),
        leaveOf(person, { date: '2026-11-06' }),
        leaveOf(person, { date: '2026-11-06', duration: '2' }),
        leaveOf(person, { dayCount: 0.5 }),
        leaveOf(person, { dayCount: 0.5, type: 'unpaid' }),
        leaveOf(person, { date: '2026-10-31' }),
      ],
      overtimes: [
        overtimeOf(HNIN, { date: '2026-11-12' }),
        overtimeOf(HNIN, { isRejected: true }),
        overtimeOf(HNIN, { date: '2026-12-01' }),
      ],
      unrecorded: [leaveOf(HNIN), leaveOf(HNIN, { date: '2026-10-05' }), leaveOf(SATO)],
    });
    expect(row?.leaves.map(({ date, hours, rows, odd }) => [date, hours, rows.length, odd])).toEqual([
      ['2026-11-05', 8, 2, null],
      ['2026-11-06', 8, 1, 'beyondDay'],
      ['2026-11-06', 4, 1, 'beyondDay'],
      ['2026-11-09', 0, 1, 'noTime'],
    ]);
    expect(row?.overtimes.map(({ overtime, hours, odd }) => [overtime.date, hours, odd])).toEqual([
      ['2026-11-05', 0, 'rejected'],
      ['2026-11-12', 2, null],
    ]);
    expect([row?.leaveHours, row?.leaveDays, row?.overtimeHours]).toEqual([20, 3, 2]);
    expect(row?.unrecorded).toHaveLength(1);
    expect(row?.oddities).toBe(5);
  });
});
