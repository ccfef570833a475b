import type { Weekday } from '@/lib/calendar-date';

// Constants, because creating an `Intl` format takes a tenth of a second on a slow machine.

const ENGLISH_WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const JAPANESE_WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;
const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export type NameWidth = 'long' | 'short';

const shorten = (name: string, width: NameWidth) => (width === 'short' ? name.slice(0, 3) : name);

export const englishWeekday = (weekday: Weekday, width: NameWidth) =>
  shorten(ENGLISH_WEEKDAYS[weekday], width);

export const japaneseWeekday = (weekday: Weekday, width: NameWidth) =>
  `${JAPANESE_WEEKDAYS[weekday]}${width === 'short' ? '' : '曜日'}`;

/** `month` is 1 to 12. */
export const englishMonth = (month: number, width: NameWidth) =>
  shorten(ENGLISH_MONTHS[month - 1] ?? String(month), width);
