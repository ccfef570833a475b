import { expect, it } from 'vitest';
import { parseTypedDate } from '@/lib/typed-date';

it.each([
  ['2025-08-20', '2025-08-20'],
  ['2025/8/5', '2025-08-05'],
  ['２０２５／０８／２０', '2025-08-20'],
  ['2025年8月20日', '2025-08-20'],
  ['20250820', '2025-08-20'],
  ['20 Aug 2025', '2025-08-20'],
  ['5 september 2025', '2025-09-05'],
  ['5 Sept. 2025', '2025-09-05'],
  ['9999/12/31', '9999-12-31'],
  ['10000101', '1000-01-01'],
  ['0100/01/01', '0100-01-01'],
])('reads the typed %j as %s', (typed, expected) => {
  expect(parseTypedDate(typed)).toBe(expected);
});

it.each([
  ...[
    '2025-02-30',
    '20 Aug',
    '20 Foo 2025',
    '20 Marble 2025',
    '',
    '1/1/1',
    '0001-01-01',
    '0099-12-31',
    '10000-01-01',
  ],
  ...['Invalid Date', 'NaN'],
])('refuses %j as a date', (text) => {
  expect(parseTypedDate(text)).toBeUndefined();
});
