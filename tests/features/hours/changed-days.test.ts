import { expect, it } from 'vitest';
import { isChosen } from '@/features/hours/closing/model/board-filter';
import { changedDays } from '@/features/hours/closing/model/changed-days';
import type { BoardRow } from '@/features/hours/closing/model/closing-board';
import type { CalendarDate } from '@/lib/calendar-date';

const HANA = 4;

function row(recorded: Record<CalendarDate, number>): BoardRow {
  return {
    person: { id: HANA, eng_name: 'Hana', jp_name: '', staff_no: '', position: null, permanent_date: null },
    state: 'open',
    isStartGuessed: false,
    open: [],
    total: 0,
    due: 0,
    balance: 0,
    missing: 0,
    leave: 0,
    days: Object.entries(recorded).map(([date, hours]) => ({
      date: date as CalendarDate,
      kind: 'partial',
      recorded: hours,
      expected: 8,
      leave: 0,
    })),
  };
}

const checked = (hours: Record<CalendarDate, number>, id = HANA) =>
  new Map([[id, new Map(Object.entries(hours) as [CalendarDate, number][])]]);

it.each<[string, BoardRow, ReturnType<typeof checked>, string[]]>([
  [
    'names a day with fewer and a day with more hours',
    row({ '2026-10-01': 6, '2026-10-02': 8, '2026-10-05': 8.5 }),
    checked({ '2026-10-01': 8, '2026-10-02': 8, '2026-10-05': 8 }),
    ['2026-10-01 8 6', '2026-10-05 8 8.5'],
  ],
  ['names a day that had nothing', row({ '2026-10-01': 2 }), checked({}), ['2026-10-01 0 2']],
  [
    'names a day that has nothing any more',
    row({ '2026-10-01': 0 }),
    checked({ '2026-10-01': 8 }),
    ['2026-10-01 8 0'],
  ],
  ['takes less than a minute for the same', row({ '2026-10-01': 8 }), checked({ '2026-10-01': 8.008 }), []],
  [
    'counts a person who is not in the check from nothing',
    row({ '2026-10-01': 1 }),
    checked({ '2026-10-01': 1 }, 9),
    ['2026-10-01 0 1'],
  ],
])('%s', (_title, boardRow, check, expected) => {
  const changed = changedDays(boardRow, check);
  expect(changed.map(({ date, before, now }) => `${date} ${before} ${now}`)).toEqual(expected);
  expect(isChosen({ ...boardRow, changed }, 'changed')).toBe(expected.length > 0);
});
