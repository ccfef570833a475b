import { expect, it } from 'vitest';
import { toClockTime, toMinutes } from '@/lib/time-slot';
import { toHalfHours } from '@/features/reporting/calendar/model/calendar-previews';

it.each([
  ['10:00', '11:00', '10:00-11:00'],
  ['10:10', '10:50', '10:00-11:00'],
  ['10:20', '11:10', '10:30-11:00'],
  ['10:15', '10:45', '10:00-11:00'],
  ['10:10', '10:14', '10:00-10:30'],
  ['10:20', '10:25', '10:00-10:30'],
  ['10:20', '10:40', '10:00-10:30'],
  ['10:00', '10:00', '10:00-10:30'],
  ['23:50', '24:00', '23:30-24:00'],
])('%s to %s is %s', (start, finish, expected) => {
  const times = toHalfHours({ start: toMinutes(start), finish: toMinutes(finish) });
  expect(`${toClockTime(times.start)}-${toClockTime(times.finish)}`).toBe(expected);
});
