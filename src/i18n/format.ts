import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  firstOfYear,
  getWeekday,
  toCalendarDate,
  today,
  type CalendarDate,
  type Weekday,
} from '@/lib/calendar-date';
import { memoize } from '@/lib/memoize';
import { englishMonth, englishWeekday, japaneseWeekday, type NameWidth } from './calendar-words';
import { toLanguage, type Language } from './language';
import { formatNumber, formatPercent } from './number';

export type LocalizedName = { eng_name?: string | null; jp_name?: string | null };

/** `20 Nov` / `11/20`. English months have three letters: `Sep`, where British `Intl` writes `Sept`. */
function formatDayAndMonth(date: CalendarDate, language: Language): string {
  if (language === 'ja') return date.slice(5).replace('-', '/');
  return `${Number(date.slice(8))} ${englishMonth(Number(date.slice(5, 7)), 'short')}`;
}

/** `08:30` becomes `8:30`, `08:30:00` becomes `8:30:00`. */
export function formatClock(time: string): string {
  return time.replace(/^0/, '');
}

/** `20 Nov 2026` / `2026/11/20`; empty for `''`. */
export function formatDate(date: CalendarDate | '', language: Language): string {
  if (date === '') return '';
  if (language === 'ja') return date.replaceAll('-', '/');
  return `${formatDayAndMonth(date, language)} ${Number(date.slice(0, 4))}`;
}

/** `Fri 20 Nov` / `11/20（金）`; empty for `''`. */
export function formatDayOfMonth(date: CalendarDate | '', language: Language): string {
  if (date === '') return '';
  const weekday = formatWeekday(getWeekday(date), language, 'short');
  const day = formatDayAndMonth(date, language);
  return language === 'ja' ? `${day}（${weekday}）` : `${weekday} ${day}`;
}

/** `Friday` / `金曜日`, short `Fri` / `金`. */
export function formatWeekday(weekday: Weekday, language: Language, width: NameWidth = 'long'): string {
  return language === 'ja' ? japaneseWeekday(weekday, width) : englishWeekday(weekday, width);
}

/** `9:05` in the user's time zone; `moment` is in milliseconds. */
function formatTimeOfDay(moment: number): string {
  const time = new Date(moment);
  return `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;
}

/** `21 Nov, 14:05` / `11/21 14:05` in the user's time zone, with the year in other years. */
function formatMoment(moment: number, language: Language): string {
  const date = toCalendarDate(new Date(moment));
  const isThisYear = firstOfYear(date) === firstOfYear(today());
  const day = isThisYear ? formatDayAndMonth(date, language) : formatDate(date, language);
  return `${day}${language === 'ja' ? '' : ','} ${formatTimeOfDay(moment)}`;
}

/** `14:05` today, `21 Nov, 14:05` on other days. */
function formatTime(moment: number, language: Language): string {
  if (toCalendarDate(new Date(moment)) !== today()) return formatMoment(moment, language);
  return formatTimeOfDay(moment);
}

/** `1 hr`, `1,251 hrs`, `7 hrs 30 mins`, `30 mins` / `7時間30分`; `hours` is not negative. */
export function formatHours(hours: number, language: Language): string {
  // Turns -0 into 0.
  const minutes = Math.round(hours * 60) || 0;
  const wholeHours = Math.floor(minutes / 60);
  const restMinutes = minutes % 60;
  const [hourUnit, minuteUnit, space] =
    language === 'ja'
      ? ['時間', '分', '']
      : [wholeHours === 1 ? ' hr' : ' hrs', restMinutes === 1 ? ' min' : ' mins', ' '];
  const parts = [
    wholeHours > 0 || restMinutes === 0 ? `${formatNumber(wholeHours, language)}${hourUnit}` : '',
    restMinutes > 0 ? `${restMinutes}${minuteUnit}` : '',
  ];
  return parts.filter(Boolean).join(space);
}

export function localName(entity: LocalizedName, language: Language): string {
  const [first, second] =
    language === 'ja' ? [entity.jp_name, entity.eng_name] : [entity.eng_name, entity.jp_name];
  return first?.trim() || second?.trim() || '';
}

/** Empty where both languages have the same name, or only one has a name. */
export function otherName(entity: LocalizedName, language: Language): string {
  const other = localName(entity, language === 'ja' ? 'en' : 'ja');
  return other === localName(entity, language) ? '' : other;
}

const getListFormat = memoize(
  (language: Language) => new Intl.ListFormat(language === 'ja' ? 'ja' : 'en-GB'),
);

/** `a, b and c` / `a、b、c`. */
function formatList(texts: readonly string[], language: Language): string {
  return getListFormat(language).format(texts);
}

export function useFormat() {
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.resolvedLanguage);
  return useMemo(() => createFormats(language), [language]);
}

export function createFormats(language: Language) {
  return {
    language,
    date: (date: CalendarDate | '') => formatDate(date, language),
    dayOfMonth: (date: CalendarDate | '') => formatDayOfMonth(date, language),
    weekday: (weekday: Weekday, width?: NameWidth) => formatWeekday(weekday, language, width),
    moment: (moment: number) => formatMoment(moment, language),
    time: (moment: number) => formatTime(moment, language),
    hours: (hours: number) => formatHours(hours, language),
    number: (value: number) => formatNumber(value, language),
    percent: (share: number) => formatPercent(share, language),
    list: (texts: readonly string[]) => formatList(texts, language),
    name: (entity: LocalizedName) => localName(entity, language),
    otherName: (entity: LocalizedName) => otherName(entity, language),
  };
}
