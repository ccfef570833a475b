import {
  addDays,
  addMonths,
  FIRST_DATE,
  firstOfMonth,
  getMonday,
  LAST_DATE,
  lastOfMonth,
  type CalendarDate,
} from '@/lib/calendar-date';

/** Both days are included. */
export type DateRange = { start: CalendarDate; end: CalendarDate };

export const isSameRange = (a: DateRange, b: DateRange) => a.start === b.start && a.end === b.end;

export const DAYS_PER_WEEK = 7;

export const ANY_DAY: DateRange = { start: FIRST_DATE, end: LAST_DATE };

export const NO_RANGE = { start: '', end: '' } as const;

/** `2026-11-01~2026-11-30`, as files and sheets are named. */
export function rangeName({ start, end }: DateRange): string {
  return `${start}~${end}`;
}

/** `2026-11-01 ~ 2026-11-30`, as weeks and months are headed. */
export function rangeLabel({ start, end }: DateRange): string {
  return `${start} ~ ${end}`;
}

export const RANGE_PRESETS = ['thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;

export type RangePreset = (typeof RANGE_PRESETS)[number];

/** The month of a day and the five months before it. */
export function lastSixMonths(today: CalendarDate): DateRange {
  return { start: addMonths(firstOfMonth(today), -5), end: lastOfMonth(today) };
}

/** The whole week from Monday, or the whole month, even if it has not ended yet. */
export function presetRange(preset: RangePreset, today: CalendarDate): DateRange {
  const monday = getMonday(today);
  switch (preset) {
    case 'thisWeek':
      return weekFrom(monday);
    case 'lastWeek':
      return weekFrom(addDays(monday, -DAYS_PER_WEEK));
    case 'thisMonth':
      return wholeMonth(today);
    case 'lastMonth':
      return wholeMonth(addMonths(firstOfMonth(today), -1));
  }
}

const weekFrom = (monday: CalendarDate): DateRange => ({
  start: monday,
  end: addDays(monday, DAYS_PER_WEEK - 1),
});

const wholeMonth = (date: CalendarDate): DateRange => ({ start: firstOfMonth(date), end: lastOfMonth(date) });

/** `today` is the day in `HOME_ZONE`. Source: HR-2. */
export function lastSevenDays(today: CalendarDate): DateRange {
  return { start: addDays(today, 1 - DAYS_PER_WEEK), end: today };
}
