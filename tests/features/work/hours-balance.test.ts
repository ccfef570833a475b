import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leavesSchema } from '@/features/leave/api/leave-schema';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { personSlotsReading } from '@/features/work/api/slot-reader';
import { holidaysSchema, workPatternsSchema } from '@/features/work/api/work-calendar-queries';
import { carryOverSchema } from '@/features/dashboard/api/dashboard-queries';
import { summariseWork } from '@/features/work/model/due-from';
import { dayBalance, monthBalances } from '@/features/work/model/hours-balance';
import { findWorkHours } from '@/features/work/model/work-calendar';
import type { WorkFacts } from '@/features/work/model/work-days';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';

const TODAY = '2028-03-10';

describe('the balance of a day', () => {
  const since = { today: TODAY, dueFrom: '2028-03-06' } as const;
  it.each<[string, CalendarDate, [recorded: number, expected: number], number, number]>([
    ['less than expected', '2028-03-07', [6, 8], -2, 0],
    ['nothing', '2028-03-07', [0, 8], -8, 0],
    ['all', '2028-03-07', [8, 8], 0, 0],
    ['more', '2028-03-07', [9.5, 8], 1.5, 1.5],
    ['work on a day off', '2028-03-11', [0, 0], 0, 0],
    ['nothing today', TODAY, [0, 8], 0, 0],
    ['a part of today', TODAY, [3, 8], 0, 0],
    ['more than all of today', TODAY, [10, 8], 2, 2],
    ['hours recorded for tomorrow', '2028-03-11', [4, 0], 0, 0],
    ['hours recorded before hours were due', '2028-03-05', [8, 0], 0, 0],
  ])('%s', (_, date, [recorded, expected], balance, overtime) => {
    expect(dayBalance({ date, recorded, expected }, since)).toMatchObject({ balance, overtime });
  });

  it('is zero when nothing is due', () => {
    expect(
      dayBalance({ date: '2028-03-07', recorded: 8, expected: 0 }, { ...since, dueFrom: null }).balance,
    ).toBe(0);
  });
});

/** The tables of the server and the files beside the application, over two years. */
const HOLIDAYS = [
  '2026-05-04',
  '2026-08-11',
  '2027-01-01',
  '2027-05-01',
  '2027-05-03',
  '2027-12-30',
  '2028-02-27',
];
const PATTERNS = [
  { staff_no: 'SG-0002', from: '2026-04-01', hours: [8, 8, 0, 8, 8, 0, 0] },
  { staff_no: 'SG-0002', from: '2027-06-16', hours: [6, 6, 6, 4.5, 0, 0, 0] },
  { position: 5, from: '2027-02-10', hours: [0, 8, 8, 8, 8, 8, 0] },
];
const LEAVES = [
  { rec_id: 1, leave_date: '2026-06-15', duration: '1', leave_type: 1 },
  { rec_id: 1, leave_date: '2026-06-16', duration: '2', leave_type: 1 },
  { rec_id: 1, leave_date: '2027-05-03', duration: '1', leave_type: 1 },
  { rec_id: 1, leave_date: '2028-02-29', duration: '2', leave_type: 2 },
  { rec_id: 2, leave_date: '2027-06-17', duration: '2', leave_type: 1 },
  { rec_id: 2, leave_date: '2027-06-15', duration: '1', leave_type: 1 },
  { rec_id: 4, leave_date: '2028-03-09', duration: '7', leave_type: 1 },
];
const LEAVE_HOURS: Record<string, number> = { 1: 8, 2: 4, 7: 1.5 };

type StaffTableRow = {
  id: number;
  staff_no: string;
  position: number;
  permanent_date: string | null;
  join_date: string | null;
  /** The days with half hours. */
  days: [first: string, last: string];
  /** The month with which the balance begins where none is configured. */
  begins: string;
};

const STAFF: StaffTableRow[] = [
  {
    id: 1,
    staff_no: 'SG-0001',
    position: 3,
    permanent_date: '2021-04-01',
    join_date: '2020-10-01',
    days: ['2026-03-20', '2028-03-13'],
    begins: '2026-04',
  },
  {
    id: 2,
    staff_no: 'SG-0002',
    position: 5,
    permanent_date: null,
    join_date: '2024-01-15',
    days: ['2026-04-01', '2028-03-10'],
    begins: '2026-04',
  },
  {
    id: 3,
    staff_no: 'SG-0003',
    position: 3,
    permanent_date: '2026-10-15',
    join_date: '2026-07-01',
    days: ['2026-07-01', '2028-03-09'],
    begins: '2026-10',
  },
  {
    id: 4,
    staff_no: 'SG-0004',
    position: 5,
    permanent_date: null,
    join_date: null,
    days: ['2026-12-31', '2028-03-10'],
    begins: '2026-12',
  },
  {
    id: 5,
    staff_no: 'SG-0005',
    position: 3,
    permanent_date: '2028-02-29',
    join_date: null,
    days: ['9999', '0000'],
    begins: '9999-12',
  },
  // Records nothing any more: all of it is owed.
  {
    id: 6,
    staff_no: 'SG-0006',
    position: 3,
    permanent_date: '2026-04-01',
    join_date: '2026-04-01',
    days: ['2026-04-01', '2027-03-31'],
    begins: '2026-04',
  },
  {
    id: 7,
    staff_no: 'SG-0007',
    position: 3,
    permanent_date: null,
    join_date: null,
    days: ['9999', '0000'],
    begins: '9999-12',
  },
];

/** Half hours of a day: mostly 16, at times fewer, more or none, and some at weekends. */
function halfHoursOn(id: number, day: number): number {
  const mixed = (id * 7919 + day * 104_729) % 97;
  const weekday = (day + 4) % 7;
  if (weekday === 0 || weekday === 6) return mixed < 9 ? 5 : 0;
  return [0, 0, 7, 11, 15, 17, 18, 21][mixed] ?? 16;
}

const DAY_MS = 86_400_000;
const toDayNumber = (date: string) => Date.parse(`${date}T00:00Z`) / DAY_MS;
const toDate = (day: number) => new Date(day * DAY_MS).toJSON().slice(0, 10);

const SLOTS = STAFF.flatMap(({ id, days: [first, last] }) => {
  const rows: { staff_id: number; date: string; period: string; project_id: number; task_id: number }[] = [];
  for (let day = toDayNumber('2026-03-01'); day <= toDayNumber('2028-03-31'); day++) {
    const date = toDate(day);
    if (date < first || date > last) continue;
    for (let at = 0; at < halfHoursOn(id, day); at++) {
      const period = `${String(8 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}:00`;
      rows.push({ staff_id: id, date, period, project_id: 1 + (at % 3), task_id: 1 });
    }
  }
  return rows;
});

const SLOTS_OF_DAY = new Map<string, number>();
for (const { staff_id: id, date } of SLOTS)
  SLOTS_OF_DAY.set(`${id} ${date}`, (SLOTS_OF_DAY.get(`${id} ${date}`) ?? 0) + 1);

/** The balance that the application calculates from these tables. */
function findFacts({ id, staff_no, position, permanent_date, join_date }: StaffTableRow): WorkFacts {
  const calendar = {
    holidays: holidaysSchema.parse(HOLIDAYS.map((date) => ({ date }))),
    patterns: workPatternsSchema.parse(PATTERNS),
  };
  const task_performance = SLOTS.filter(({ staff_id }) => staff_id === id);
  const slots = personSlotsReading.read([
    { task_performance, permanent_date, skill_sheet: join_date && { join_date } },
  ]);
  const names = { eng_name: '', jp_name: '', reason: '', day_count: 1 };
  const leaves = leavesSchema.parse(
    LEAVES.filter(({ rec_id }) => rec_id === id).map((row, at) => ({ ...row, ...names, id: at + 1 })),
  );
  return {
    today: TODAY,
    ...summariseWork(slots),
    leaveHours: leaveHoursByDate(leaves),
    ...findWorkHours(calendar, { staff_no, position }),
  };
}

/** The hours of a weekday, Sunday first, read off the file by hand. */
function findWeek({ staff_no, position }: StaffTableRow, date: string): readonly number[] {
  if (staff_no === 'SG-0002') return date < '2027-06-16' ? [0, 8, 8, 0, 8, 8, 0] : [0, 6, 6, 6, 4.5, 0, 0];
  return position === 5 && date >= '2027-02-10' ? [0, 0, 8, 8, 8, 8, 8] : [0, 8, 8, 8, 8, 8, 0];
}

/** The months of a person, counted day by day without anything of the application. */
function countedByHand(person: StaffTableRow, firstMonth: string, carriedOver: number) {
  const firstSlot = SLOTS.find(({ staff_id }) => staff_id === person.id)?.date ?? '9999-99';
  const dates = [person.join_date, person.permanent_date].filter((date) => date !== null).sort();
  const begin = dates.at(-1) ?? firstSlot;
  const months: { month: string; recorded: number; due: number; overtime: number; running: number }[] = [];
  let running = carriedOver;
  for (let day = toDayNumber('2026-03-01'); day <= toDayNumber(TODAY); day++) {
    const date = toDate(day);
    const month = date.slice(0, 7);
    if (month < begin.slice(0, 7) || month < firstMonth) continue;
    if (months.at(-1)?.month !== month) months.push({ month, recorded: 0, due: 0, overtime: 0, running: 0 });
    const sum = months.at(-1);
    if (!sum) continue;
    if (date >= begin) {
      const recorded = (SLOTS_OF_DAY.get(`${person.id} ${date}`) ?? 0) / 2;
      const week = findWeek(person, date);
      const whole = HOLIDAYS.includes(date) ? 0 : (week[new Date(day * DAY_MS).getUTCDay()] ?? NaN);
      const onLeave = LEAVES.filter((row) => row.rec_id === person.id && row.leave_date === date);
      const expected = Math.max(
        0,
        onLeave.reduce((rest, { duration }) => rest - (LEAVE_HOURS[duration] ?? NaN), whole),
      );
      const due = date === TODAY && recorded < expected ? recorded : expected;
      sum.recorded += recorded;
      sum.due += due;
      sum.overtime += recorded > due ? recorded - due : 0;
      running += recorded - due;
    }
    sum.running = running;
  }
  return months;
}

describe('the balance over two years', () => {
  const [full, partTime] = [STAFF[0], STAFF[1]].flatMap((person) => (person ? [findFacts(person)] : []));
  invariant(full && partTime, 'there are two people');
  const describeBalance = (person: StaffTableRow, from: CalendarMonth | null, carriedOver = 0) =>
    monthBalances(findFacts(person), { from, carriedOver }).map(
      ({ month, recorded, due, overtime, running }) => ({
        month,
        recorded,
        due,
        overtime,
        running,
      }),
    );

  it.each(STAFF)('equals an independent count of the tables, day by day: $staff_no', (person) => {
    expect(describeBalance(person, '2026-04', 12.5)).toEqual(countedByHand(person, '2026-04', 12.5));
    expect(describeBalance(person, '2027-02', -30)).toEqual(countedByHand(person, '2027-02', -30));
    expect(describeBalance(person, null)).toEqual(countedByHand(person, person.begins, 0));
  });

  it('is checked for people of every kind', () => {
    const months = STAFF.map((person) => describeBalance(person, '2026-04').length);
    expect(months).toEqual([24, 24, 18, 16, 2, 24, 0]);
    // The leap day is half a day of leave, and the holiday before it a Sunday.
    const february = monthBalances(full, { from: '2026-04', carriedOver: 0 }).find(
      ({ month }) => month === '2028-02',
    );
    expect(february?.days).toHaveLength(29);
    expect(february?.days[28]?.due).toBe(4);
  });

  it('has months that are the sums of their days', () => {
    for (const { days, balance } of monthBalances(partTime, { from: null, carriedOver: 0 }))
      expect(days.reduce((sum, day) => sum + day.recorded - day.due, 0)).toBe(balance);
  });

  it('has no running balance before its first month', () => {
    expect(monthBalances(full, { from: '2028-04', carriedOver: 5 })).toEqual([]);
  });
});

it('carried over hours are empty as delivered, and invalid lines are left out', () => {
  const shipped: unknown = JSON.parse(readFileSync('public/balance-carry-over.json', 'utf8'));
  expect(carryOverSchema.parse(shipped).size).toBe(0);
  const rows = [
    { staff_no: 'SG-0004', hours: -12.5, note: 'x' },
    { staff_no: '', hours: 1 },
    { staff_no: 'A', hours: '3' },
    null,
  ];
  expect([...carryOverSchema.parse(rows)]).toEqual([['SG-0004', -12.5]]);
});
