import { beforeAll, describe, expect, it } from 'vitest';
import {
  toDurationCode,
  durationLabel,
  toDurationHours,
  isFullOrHalfDay,
  isSameDuration,
  type DurationCode,
} from '@/features/leave/model/duration';
import { changeLanguage } from '@/i18n/i18n';
import { translateMessage } from '@/i18n/message';
import { initWords } from '../../support/node-words';

beforeAll(initWords);

const CODES: [DurationCode, number, string, string][] = [
  [1, 8, 'Full Day', '1日'],
  [2, 4, 'Half Day', '半日'],
  [3, 3.5, '3 Hours 30 Minutes', '3時間30分'],
  [4, 3, '3 Hours', '3時間'],
  [5, 2.5, '2 Hours 30 Minutes', '2時間30分'],
  [6, 2, '2 Hours', '2時間'],
  [7, 1.5, '1 Hour 30 Minutes', '1時間30分'],
  [8, 1, '1 Hour', '1時間'],
  [9, 0.5, '30 Minutes', '30分'],
];

describe('a duration', () => {
  it.each(CODES)('of code %s lasts %s h and reads "%s", "%s" [LV-2]', async (code, hours, en, ja) => {
    expect(toDurationHours(code)).toBe(hours);
    expect(toDurationHours(String(code))).toBe(hours);
    await changeLanguage('ja');
    expect(translateMessage(durationLabel(code))).toBe(ja);
    await changeLanguage('en');
    expect(translateMessage(durationLabel(String(code)))).toBe(en);
    for (const words of [en, en.toLowerCase(), ja]) expect(toDurationCode(words)).toBe(code);
  });

  it.each([
    ['Fullday', 8],
    ['halfday', 4],
    ['full  day (sick)', 8],
    ['1 hr', 1],
    ['1 minute', 1 / 60],
    ['1.25 hours', 1.25],
    ['1.25 minutes', 1.25 / 60],
    ['Full day', 8],
    ['Half day', 4],
    ['3 Hrs : 30 Min', 3.5],
    ['3 Hrs', 3],
    ['3Hrs:30Min', 3.5],
    ['3時間半', 3.5],
    ['1 Hrs : 30 Min', 1.5],
    ['１ Hour', 1],
    ['1.5 hours', 1.5],
    ['30 Min', 0.5],
    [' 2 ', 4],
  ])('in the words "%s" lasts %s h', (words, hours) => expect(toDurationHours(words)).toBe(hours));

  it.each([
    '',
    '0',
    '10',
    '0.5',
    '0.4375',
    'morning',
    'day off',
    'not a full day',
    'no half day',
    '第1日',
    '1:30 Hrs',
    '3,5 Hrs',
    '.5 Hrs',
  ])('unknown as "%s" is shown as it is', (wire) => {
    expect(toDurationHours(wire)).toBeNull();
    expect(toDurationCode(wire)).toBeNull();
    expect(translateMessage(durationLabel(wire))).toBe(wire);
  });

  it('with other words keeps its words and its hours', () => {
    expect(toDurationHours('10 Hours')).toBe(10);
    expect(durationLabel('10 Hours')).toBe('10 Hours');
  });

  it.each([
    ['1', 'Full Day', true],
    [2, '2', true],
    ['2 Hours', 6, true],
    ['2', 6, false],
    ['0.3', '0.3', true],
    ['0.3', '0.4', false],
  ])('compares %s with %s: %s', (first, second, isSame) =>
    expect(isSameDuration(first, second)).toBe(isSame),
  );
});

it('a full or a half day is shown without hours', () => {
  expect([1, '2', 'Half Day', '半日', 3, '8 Hours', 'soon'].map(isFullOrHalfDay)).toEqual([
    ...[true, true, true, true, false, true, false],
  ]);
});
