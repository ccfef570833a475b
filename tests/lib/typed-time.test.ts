import { expect, it } from 'vitest';
import { parseTypedTime } from '@/lib/typed-time';

it.each([
  ['9:15', '09:15:00'],
  ['09:15', '09:15:00'],
  ['09:15:00', '09:15:00'],
  ['9:00:01', '09:00:01'],
  ['９：００：０１', '09:00:01'],
  ['9.15', '09:15:00'],
  ['0915', '09:15:00'],
  ['915', '09:15:00'],
  ['９時１５分', '09:15:00'],
  ['9時5分', '09:05:00'],
  ['9時半', '09:30:00'],
  ['9時', '09:00:00'],
  ['９', '09:00:00'],
  ['23:59', '23:59:00'],
  ['0:00', '00:00:00'],
  [' 18 : 30 ', '18:30:00'],
])('reads the typed %j as %s', (typed, expected) => {
  expect(parseTypedTime(typed)).toBe(expected);
});

it.each(['', ':15', '24:00', '9:60', '9:1', '2460', '時15分', 'noon', '9:15:60', '-9'])(
  'refuses %j as a time',
  (typed) => {
    expect(parseTypedTime(typed)).toBeUndefined();
  },
);
