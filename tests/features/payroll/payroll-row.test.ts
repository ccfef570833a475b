import { describe, expect, it } from 'vitest';
import type { Leave } from '@/features/leave/model/leave';
import { createLeaveFinder, leavesWithoutRecord } from '@/features/leave/model/person-leaves';
import { payrollRows } from '@/features/payroll/model/payroll-row';
import { datesBetween } from '@/lib/calendar-date';
import { HNIN, createLeave, createOvertime, createLeaveRecord, SATO } from '../leave/leave-builders';

const MONTH = '2026-11';

function countRow(leaves: Partial<Leave>[], overtimes: string[] = []) {
  const [row] = payrollRows([HNIN], {
    month: MONTH,
    findLeaves: () => leaves.map((leave) => createLeave(HNIN, leave)),
    overtimes: overtimes.map((duration) => createOvertime(HNIN, { duration })),
  });
  return row && [row.leaveHours, row.leaveDays, row.overtimeHours];
}

/** Half a day, in a column of whole numbers. */
const HALF = { duration: '2', dayCount: 1 };

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
  ])('counts %s', (_case, leaves, overtimes, counted) =>
    expect(countRow(leaves, overtimes)).toEqual(counted),
  );

  const unpaid = { type: 'unpaid' } as const;
  it.each<[string, Partial<Leave>[], number[]]>([
    ['two halves as a day, in whole numbers', [HALF, { ...HALF, ...unpaid }], [8, 1, 0]],
    [
      'two halves as a day, in fractions',
      [
        { ...HALF, dayCount: 0.5 },
        { ...HALF, dayCount: 0.5, ...unpaid },
      ],
      [8, 1, 0],
    ],
    [
      'two halves as a day, with other reasons and as texts',
      [
        { ...HALF, ...unpaid, reason: '' },
        { ...HALF, duration: 'Half Day', reason: 'Bank' },
      ],
      [8, 1, 0],
    ],
    ['two paid halves as two leaves', [HALF, HALF], [8, 2, 0]],
    ['two unpaid halves as two leaves', [HALF, HALF].map((half) => ({ ...half, ...unpaid })), [8, 2, 0]],
    ['a third half as a second leave', [HALF, { ...HALF, ...unpaid }, { ...HALF, ...unpaid }], [12, 2, 0]],
    ['two full days as two leaves', [{}, unpaid], [16, 2, 0]],
    [
      'two hours without a reason as two leaves',
      [
        { duration: '8', dayCount: 0, reason: '' },
        { duration: '8', dayCount: 0, reason: 'Bank', ...unpaid },
      ],
      [2, 2, 0],
    ],
    [
      'two equal hours as two leaves',
      [
        { duration: '8', dayCount: 0 },
        { duration: '8', dayCount: 0, ...unpaid },
      ],
      [2, 2, 0],
    ],
    ['a half and an hour as two leaves', [HALF, { duration: '8', dayCount: 0, ...unpaid }], [5, 2, 0]],
    [
      'parts in fractions of the whole as one',
      [{ dayCount: 0.25 }, { dayCount: 0.75, ...unpaid }],
      [8, 1, 0],
    ],
    ['one part of a split day', [{ duration: '1', dayCount: 0.5 }], [4, 1, 0]],
    [
      'a week of which four and a half days were paid',
      [
        ...datesBetween('2026-11-02', '2026-11-05').map((date) => ({ date })),
        { ...HALF, date: '2026-11-06' },
        { ...HALF, date: '2026-11-06', ...unpaid },
      ],
      [40, 5, 0],
    ],
    [
      'two and a half paid days of four',
      [
        { date: '2026-11-02' },
        { date: '2026-11-03' },
        { ...HALF, date: '2026-11-04' },
        { ...HALF, date: '2026-11-04', ...unpaid },
        { date: '2026-11-05', ...unpaid },
      ],
      [32, 4, 0],
    ],
  ])('counts paid and unpaid rows of one date: %s', (_case, leaves, counted) =>
    expect(countRow(leaves)).toEqual(counted),
  );

  it('marks leave on a day off, and beyond the hours of a part-timer, and counts it unchanged', () => {
    // The Wednesday is free, the Thursday has 6 hours; the 23rd is a holiday.
    const [row] = payrollRows([{ ...HNIN, staff_no: 'SG-0004', position: 2 }], {
      month: MONTH,
      findLeaves: (person) => [
        createLeave(person, { date: '2026-11-03' }),
        createLeave(person, { date: '2026-11-04', duration: '2' }),
        createLeave(person, { date: '2026-11-05' }),
        createLeave(person, { date: '2026-11-12', duration: '2' }),
        createLeave(person, { date: '2026-11-23' }),
      ],
      overtimes: [],
      calendar: {
        holidays: new Set(['2026-11-23'] as const),
        patterns: [{ staff_no: 'SG-0004', position: null, from: '2026-01-01', hours: [8, 8, 0, 6, 8, 0, 0] }],
      },
    });
    expect(row?.leaves.map(({ hours, odd }) => [hours, odd])).toEqual([
      [8, null],
      [4, 'dayOff'],
      [8, 'beyondHours'],
      [4, null],
      [8, 'dayOff'],
    ]);
    expect([row?.leaveHours, row?.oddities]).toEqual([32, 3]);
  });

  it('leaves out rejected overtime', () => {
    const overtimes = [createOvertime(HNIN), createOvertime(HNIN, { state: 'rejected' })];
    const [row] = payrollRows([HNIN], { month: MONTH, findLeaves: () => [], overtimes });
    expect(row?.overtimeHours).toBe(2);
  });

  it('leaves out other months and other people', () => {
    const rows = payrollRows([SATO, HNIN], {
      month: MONTH,
      findLeaves: (person) => [
        createLeave(person),
        createLeave(person, { date: '2026-10-31' }),
        createLeave(person, { date: '2026-12-01' }),
        createLeave(person, { date: null }),
      ],
      overtimes: [
        createOvertime(HNIN),
        createOvertime(HNIN, { staffId: null, duration: '8' }),
        createOvertime(HNIN, { date: '2026-10-31' }),
      ],
    });
    expect(rows).toMatchObject([
      { name: 'Sato Kenta', leaveHours: 8, leaveDays: 1, overtimeHours: 0 },
      { name: 'Hnin Yu Wai', leaveHours: 8, leaveDays: 1, overtimeHours: 3 },
    ]);
  });

  it('lists the leaves and overtime of each sum, and the excluded ones with the reason', () => {
    const [row] = payrollRows([HNIN], {
      month: MONTH,
      findLeaves: (person) => [
        createLeave(person, { date: '2026-11-09', duration: 'someday' }),
        createLeave(person, { date: '2026-11-06' }),
        createLeave(person, { date: '2026-11-06', duration: '2' }),
        createLeave(person, { dayCount: 0.5 }),
        createLeave(person, { dayCount: 0.5, type: 'unpaid' }),
        createLeave(person, { date: '2026-10-31' }),
      ],
      overtimes: [
        createOvertime(HNIN, { date: '2026-11-12' }),
        createOvertime(HNIN, { state: 'rejected' }),
        createOvertime(HNIN, { date: '2026-12-01' }),
      ],
      unrecorded: [
        createLeave(HNIN, { recordId: 99 }),
        createLeave(HNIN, { recordId: 99, date: '2026-10-05' }),
        createLeave(SATO, { recordId: 99 }),
      ],
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

  it('counts a leave of the own relation once, and names its missing leave record [C6]', () => {
    const [row] = payrollRows([HNIN], {
      month: MONTH,
      findLeaves: (person) => [createLeave(person, { key: 'own', recordId: null })],
      overtimes: [],
      unrecorded: [
        createLeave(HNIN, { key: 'listed', recordId: 99 }),
        createLeave(HNIN, { key: 'other', recordId: 99, date: '2026-11-12' }),
      ],
    });
    expect(row?.leaves.map(({ date, hours, odd }) => [date, hours, odd])).toEqual([
      ['2026-11-05', 8, 'noRecord'],
    ]);
    expect(row?.unrecorded.map(({ date }) => date)).toEqual(['2026-11-12']);
    expect(row?.oddities).toBe(2);
  });

  it('assigns leave by the id of the row, not to a person of the same name [C6]', () => {
    const namesake = { ...HNIN, id: 77 };
    const blank = { ...SATO, jp_name: ' さとう けんた ' };
    const leaves = [
      createLeave(HNIN, { staffId: HNIN.id, recordId: null }),
      createLeave(namesake, { staffId: namesake.id, recordId: null, duration: '2' }),
      createLeave(blank, { recordId: null, duration: '8' }),
    ];
    const records = [createLeaveRecord(HNIN), createLeaveRecord(namesake), createLeaveRecord(blank)];
    const people = [HNIN, namesake, blank];
    const rows = payrollRows(people, {
      month: MONTH,
      findLeaves: createLeaveFinder(records, leaves),
      overtimes: [],
      unrecorded: leavesWithoutRecord(leaves, records),
    });
    expect(rows.map(({ leaveHours }) => leaveHours)).toEqual([8, 4, 1]);
    expect(rows.map(({ oddities }) => oddities)).toEqual([0, 0, 1]);
  });

  it('assigns leave to nobody when two people share the names and there is no id', () => {
    const namesake = { ...HNIN, id: 77 };
    const leaves = [createLeave(HNIN, { recordId: null })];
    const people = [HNIN, namesake];
    const rows = payrollRows(people, {
      month: MONTH,
      findLeaves: createLeaveFinder([], leaves, people),
      overtimes: [],
      unrecorded: leavesWithoutRecord(leaves, []),
    });
    expect(rows.map(({ leaveHours, unrecorded }) => [leaveHours, unrecorded.length])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});
