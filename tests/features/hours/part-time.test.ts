import { expect, it } from 'vitest';
import { boardRows } from '@/features/hours/closing/model/closing-board';
import { datesBetween, isWeekend } from '@/lib/calendar-date';

const PERSON = { id: 1, eng_name: 'A', jp_name: 'あ', staff_no: 'SG-1', position: 3 };
const dates = datesBetween('2026-11-01', '2026-11-30');
/** Eight hours on the weekdays up to the 20th, but for three Wednesdays and a short Thursday. */
const OTHER_HOURS: Record<string, number> = { '04': 0, '11': 0, '12': 4, '18': 0 };
const hours = new Map(
  dates
    .filter((date) => !isWeekend(date) && date <= '2026-11-20')
    .map((date) => [date, OTHER_HOURS[date.slice(8)] ?? 8]),
);

it('the recording status shows no balance for days before its first month', () => {
  const balanceSince = (balanceFrom: '2026-11' | '2026-12' | null) =>
    boardRows([{ ...PERSON, permanent_date: '2020-01-01' }], {
      dates,
      today: '2026-11-20',
      joinDates: new Map(),
      firstRecords: new Map(),
      calendar: { holidays: new Set(), patterns: [] },
      balanceFrom,
      recorded: new Map([[1, { member: PERSON, hours }]]),
      findLeaveHours: () => new Map(),
    })[0]?.balance;
  // Three days without hours, and one with the half of them.
  expect(([null, '2026-11', '2026-12'] as const).map(balanceSince)).toEqual([-28, -28, 0]);
});

it('the recording status uses the hours of a work pattern from the day on which it begins', () => {
  const [row] = boardRows([{ ...PERSON, permanent_date: '2020-01-01' }], {
    dates,
    today: '2026-11-20',
    joinDates: new Map(),
    firstRecords: new Map(),
    balanceFrom: null,
    recorded: new Map([[1, { member: PERSON, hours }]]),
    findLeaveHours: () => new Map(),
    calendar: {
      holidays: new Set(),
      patterns: [{ staff_no: '', position: 3, from: '2026-11-09', hours: [8, 8, 0, 4, 8, 0, 0] }],
    },
  });
  // Due are 5 × 8 in the first week, then 8 + 8 + 0 + 4 + 8 in each of the two others; recorded are 11 × 8 + 4.
  expect(row).toMatchObject({ total: 92, due: 96, missing: 8 });
  expect(row?.open.map(({ date }) => date)).toEqual(['2026-11-04']);
  const kinds = row?.days.filter(({ date }) => ['18', '19', '25'].includes(date.slice(8)));
  expect(kinds?.map(({ kind }) => kind)).toEqual(['free', 'over', 'free']);
});
