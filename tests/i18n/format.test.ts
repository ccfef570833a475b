import { afterEach, describe, expect, it } from 'vitest';
import {
  createFormats,
  formatClock,
  formatDate,
  formatDayOfMonth,
  formatHours,
  formatWeekday,
  localName,
  otherName,
} from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { formatNumber, formatPercent } from '@/i18n/number';
import { addMonths, toMonth, WEEKDAYS } from '@/lib/calendar-date';
import { setClock } from '@/lib/clock';

afterEach(() => setClock());

describe('formats', () => {
  it.each([
    [7, '7 hrs', '7時間'],
    [1, '1 hr', '1時間'],
    [1.5, '1 hr 30 mins', '1時間30分'],
    [1251, '1,251 hrs', '1,251時間'],
    [-0, '0 hrs', '0時間'],
    [7.5, '7 hrs 30 mins', '7時間30分'],
    [0.5, '30 mins', '30分'],
    [0, '0 hrs', '0時間'],
  ])('writes %d hours in both languages', (hours, en, ja) => {
    expect(formatHours(hours, 'en')).toBe(en);
    expect(formatHours(hours, 'ja')).toBe(ja);
  });

  it.each([
    [0.3518, '35.2%'],
    [1, '100.0%'],
    [0, '0.0%'],
  ])('writes the share %d with one decimal', (share, text) => {
    expect([formatPercent(share, 'en'), formatPercent(share, 'ja')]).toEqual([text, text]);
  });

  it('writes dates as each language does', () => {
    expect(formatDate('2025-08-05', 'en')).toBe('5 Aug 2025');
    expect(formatDate('2025-08-05', 'ja')).toBe('2025/08/05');
    expect(formatDate('2019-09-19', 'en')).toBe('19 Sep 2019');
    expect(formatDayOfMonth('2025-08-05', 'en')).toBe('Tue 5 Aug');
    expect(formatDayOfMonth('2025-08-05', 'ja')).toBe('08/05（火）');
  });

  it('writes the year of a moment in another year', () => {
    setClock(() => new Date(2026, 10, 20, 9, 0));
    const moments = [new Date(2026, 0, 5, 14, 5), new Date(2025, 10, 21, 14, 5)].map(Number);
    expect(moments.map(createFormats('en').moment)).toEqual(['5 Jan, 14:05', '21 Nov 2025, 14:05']);
    expect(moments.map(createFormats('ja').moment)).toEqual(['01/05 14:05', '2025/11/21 14:05']);
  });

  it('lists names without a comma before the last', () => {
    const names = ['A', 'B', 'C'];
    expect([createFormats('en').list(names), createFormats('ja').list(names)]).toEqual([
      'A, B and C',
      'A、B、C',
    ]);
  });

  it('writes times in 24 hours', () => {
    expect(['08:30', '13:05', '00:15', '24:00'].map(formatClock)).toEqual(['8:30', '13:05', '0:15', '24:00']);
  });

  it.each(WEEKDAYS)('names weekday %i like the browser', (weekday) => {
    const day = new Date(Date.UTC(2023, 0, 1 + weekday));
    for (const language of ['en', 'ja'] as const)
      for (const width of ['long', 'short'] as const)
        expect(formatWeekday(weekday, language, width)).toBe(
          day.toLocaleDateString(language, { weekday: width, timeZone: 'UTC' }),
        );
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('names month %i like the browser', (number) => {
    const day = addMonths('2026-01-05', number - 1);
    const month = toMonth(day);
    const asBrowser = (locale: string, parts: Intl.DateTimeFormatOptions) =>
      new Date(`${month}-01`).toLocaleDateString(locale, { ...parts, timeZone: 'UTC' });
    for (const [language, locale] of [
      ['en', 'en-GB'],
      ['ja', 'ja-JP'],
    ] as const) {
      expect(formatMonth(month, language)).toBe(asBrowser(locale, { year: 'numeric', month: 'long' }));
      expect(formatMonth(month, language, 'name')).toBe(asBrowser(locale, { month: 'long' }));
      expect(formatMonth(month, language, 'year')).toBe(asBrowser(locale, { year: 'numeric' }));
    }
    expect(formatDate(day, 'en')).toBe(`5 ${asBrowser('en-US', { month: 'short' })} 2026`);
  });

  it.each([
    [999, '999'],
    [-12, '-12'],
    [-0, '0'],
    [1000, '1,000'],
    [-1234567, '-1,234,567'],
    [-12345.5, '-12,345.5'],
    [7.25, '7.25'],
  ])('writes the number %d', (number, text) => {
    expect([formatNumber(number, 'en'), formatNumber(number, 'ja')]).toEqual([text, text]);
  });

  it('falls back to the name that exists', () => {
    const both = { eng_name: 'Aung Aung', jp_name: 'アウン アウン' };
    expect(localName(both, 'ja')).toBe('アウン アウン');
    expect(otherName(both, 'ja')).toBe('Aung Aung');
    expect(localName({ eng_name: '', jp_name: '山田' }, 'en')).toBe('山田');
    expect(otherName({ eng_name: null, jp_name: '山田' }, 'ja')).toBe('');
  });
});
