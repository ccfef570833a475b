import { expect, it } from 'vitest';
import { toMinutes } from '@/lib/time-slot';
import { likelyWork, nextStart } from '@/features/reporting/painter/model/likely-work';
import type { Slot } from '@/features/work/model/slot';
import { slot, staffSlots } from '../work/slot-builders';

const FRIDAY = '2026-11-20';
const likely = (days: Record<string, Slot[]>, time = '09:00', limit = 9) =>
  likelyWork(staffSlots(1, days), { date: FRIDAY, start: toMinutes(time) }, limit).map(
    ({ project }) => project.id,
  );

it.each([
  ['nothing where nothing is recorded', {}, '09:00', []],
  [
    'frequent work before unique work',
    { '2026-11-19': [slot('13:00', 1), slot('14:00', 2), slot('14:30', 2)] },
    '09:00',
    [2, 1],
  ],
  [
    'the work of this time',
    { '2026-11-19': [slot('09:00', 1), slot('13:00', 2), slot('13:30', 2)] },
    '09:00',
    [1, 2],
  ],
  [
    'and at another time something else',
    { '2026-11-19': [slot('09:00', 1), slot('13:00', 2), slot('13:30', 2)] },
    '13:00',
    [2, 1],
  ],
  [
    'the work of a near time before a distant one',
    { '2026-11-19': [slot('10:00', 1), slot('14:00', 2), slot('14:30', 2)] },
    '09:00',
    [1, 2],
  ],
  [
    'the work of this weekday, though another day is newer',
    { '2026-11-13': [slot('09:00', 1)], '2026-11-16': [slot('09:00', 2)] },
    '09:00',
    [1, 2],
  ],
  [
    'the newer of two that are alike',
    { '2026-11-09': [slot('09:00', 1)], '2026-11-16': [slot('09:00', 2)] },
    '09:00',
    [2, 1],
  ],
  [
    'nothing that was deleted',
    {
      '2026-11-19': [
        { ...slot('09:00', 1), project: null },
        { ...slot('09:30', 2, 2), task: null },
      ],
    },
    '09:00',
    [],
  ],
])('suggests %s', (_what, days, time, expected) => {
  expect(likely(days, time)).toEqual(expected);
});

it('suggests no more than requested', () => {
  expect(
    likely({ '2026-11-19': [slot('09:00', 1), slot('09:30', 2), slot('10:00', 3)] }, '09:00', 2),
  ).toEqual([1, 2]);
});

it('starts at the first usual half hour that is empty', () => {
  const start = (...times: string[]) =>
    nextStart(new Map(times.map((time) => [toMinutes(time), slot(time)])));
  expect(start()).toBe(510);
  expect(start('08:30', '09:00', '10:00')).toBe(570);
});

it('suggests a habit of one half hour before the work of whole days', () => {
  const day = [slot('08:30', 1), ...['09:00', '09:30', '10:00', '10:30'].map((time) => slot(time, 2))];
  const days = Object.fromEntries(['16', '17', '18', '19'].map((date) => [`2026-11-${date}`, day]));
  expect(likely(days, '08:30')).toEqual([1, 2]);
  expect(likely(days, '09:00')).toEqual([2, 1]);
});

it('suggests a habit of one weekday before the work at that time on other days', () => {
  const days = Object.fromEntries(
    ['06', '09', '10', '11', '12', '13', '16', '17', '18', '19'].map((date) => [
      `2026-11-${date}`,
      [slot('15:30', ['06', '13'].includes(date) ? 1 : 2)],
    ]),
  );
  expect(likely(days, '15:30')).toEqual([1, 2]);
});
