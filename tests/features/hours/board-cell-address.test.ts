import { expect, it } from 'vitest';
import { boardCellAddress } from '@/features/hours/closing/model/board-cell-address';
import type { BoardRow } from '@/features/hours/closing/model/closing-board';
import { datesBetween, type CalendarDate } from '@/lib/calendar-date';

const NOVEMBER = datesBetween('2026-11-01', '2026-11-30');

function findAddress(column: string, today: CalendarDate, daysToComplete: readonly CalendarDate[]) {
  const names = { eng_name: 'Hnin Yu Wai', jp_name: '' };
  const row: BoardRow = {
    person: { id: 4, ...names, staff_no: '', position: null, permanent_date: null },
    state: 'open',
    isStartGuessed: false,
    days: [],
    open: daysToComplete.map((date) => ({ date, kind: 'missing', recorded: 0, expected: 8, leave: 0 })),
    total: 0,
    due: 0,
    balance: 0,
    missing: 0,
    leave: 0,
  };
  return boardCellAddress(row, column, { first: '2026-11-01', dates: NOVEMBER, today });
}

const dayAddress = (date: CalendarDate) =>
  `/reporting-system/reporting?view=paint&date=${date}&mode=single&staff=4&viewed=4&dates=${date}`;

it.each([
  ['a day', '17', '2026-11-20', [], dayAddress('2026-11-17')],
  ['a name', 'member', '2026-11-20', ['2026-11-05', '2026-11-06'], dayAddress('2026-11-05')],
  ['a name without days to complete', 'member', '2026-11-20', [], dayAddress('2026-11-20')],
  ['a total of an earlier month', 'total', '2026-12-03', [], dayAddress('2026-11-30')],
  ['a total of a month to come', 'total', '2026-10-31', [], null],
  ['a balance', 'balance', '2026-11-20', [], '/reporting-system/members/4?balance=2026-11'],
  ['the overtime limits', 'limits', '2026-11-20', [], '/reporting-system/members/4?month=2026-11'],
] as const)('%s opens the days or the page behind it', (_, column, today, daysToComplete, address) => {
  expect(findAddress(column, today, daysToComplete)).toBe(address);
});
