import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDayOfMonth,
  formatHours,
  formatPercent,
  formatWeekday,
  localName,
  otherName,
} from '@/i18n/format';

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

  it('writes times on the clock of 24 hours', () => {
    expect(['08:30', '13:05', '00:15', '24:00'].map(formatClock)).toEqual(['8:30', '13:05', '0:15', '24:00']);
  });

  it('names the weekdays from Sunday', () => {
    expect(formatWeekday(0, 'en')).toBe('Sunday');
    expect(formatWeekday(6, 'ja')).toBe('土曜日');
  });

  it('falls back to the name that exists', () => {
    const both = { eng_name: 'Aung Aung', jp_name: 'アウン アウン' };
    expect(localName(both, 'ja')).toBe('アウン アウン');
    expect(otherName(both, 'ja')).toBe('Aung Aung');
    expect(localName({ eng_name: '', jp_name: '山田' }, 'en')).toBe('山田');
    expect(otherName({ eng_name: null, jp_name: '山田' }, 'ja')).toBe('');
  });
});
