import { expect, it } from 'vitest';
import { toClockTime, toMinutes } from '@/lib/time-slot';
import { findShortEvents, roundTimes } from '@/features/reporting/calendar/model/event-rounding';
import { readCalendar } from '@/features/reporting/calendar/model/read-calendar';
import { ROUNDINGS, type Rounding } from '@/features/work/model/rounding';
import { formatCalendar, hourAt } from '../../../support/calendars/calendar-files';

const shown = (times: { start: number; finish: number } | null) =>
  times && `${toClockTime(times.start)}-${toClockTime(times.finish)}`;

const rounded = (start: string, finish: string) => {
  const times = { start: toMinutes(start), finish: toMinutes(finish) };
  return ROUNDINGS.map((rounding) => shown(roundTimes(times, rounding)));
};

it.each([
  // Start, end, then the half hours of which at least 15 minutes, any, or all are filled.
  ['10:00', '11:00', '10:00-11:00', '10:00-11:00', '10:00-11:00'],
  ['09:10', '09:50', '09:00-10:00', '09:00-10:00', null],
  ['09:15', '10:15', '09:00-10:30', '09:00-10:30', '09:30-10:00'],
  ['09:16', '10:14', '09:30-10:00', '09:00-10:30', '09:30-10:00'],
  ['08:00', '09:10', '08:00-09:00', '08:00-09:30', '08:00-09:00'],
  ['23:10', '23:50', '23:00-24:00', '23:00-24:00', null],
  ['23:10', '24:00', '23:00-24:00', '23:00-24:00', '23:30-24:00'],
  ['00:00', '00:50', '00:00-01:00', '00:00-01:00', '00:00-00:30'],
  ['10:20', '11:10', '10:30-11:00', '10:00-11:30', '10:30-11:00'],
  // With less than that, the half hour in which it begins.
  ['09:29', '09:31', '09:00-09:30', '09:00-10:00', null],
  ['10:10', '10:14', '10:00-10:30', '10:00-10:30', null],
  ['10:20', '10:40', '10:00-10:30', '10:00-11:00', null],
  ['10:00', '10:00', '10:00-10:30', '10:00-10:30', null],
  ['23:50', '24:00', '23:30-24:00', '23:30-24:00', null],
  ['24:00', '24:00', '23:30-24:00', '23:30-24:00', null],
])('%s to %s becomes %s to the nearest, %s rounded up, %s rounded down', (start, finish, ...expected) => {
  expect(rounded(start, finish)).toEqual(expected);
});

it.each<[Rounding, string[], string[]]>([
  ['nearest', ['26 09:00-09:30', '26 23:00-24:00', '27 00:00-01:00'], []],
  ['up', ['26 09:00-09:30', '26 23:00-24:00', '27 00:00-01:00'], []],
  ['down', ['26 23:30-24:00', '27 00:00-00:30'], ['26 09:05-09:25 Call']],
])('with %s, an event over midnight is rounded on each day, a whole day never', (rounding, offers, hints) => {
  const text = formatCalendar(
    { uid: 'call', title: 'Call', lines: hourAt('20261126T090500', 20) },
    { uid: 'release', title: 'Release', lines: hourAt('20261126T231000', 100) },
    { uid: 'off', title: 'Works outing', lines: ['DTSTART;VALUE=DATE:20261126'] },
  );
  const { events, hints: wholeDays } = readCalendar(text, {
    first: '2026-11-26',
    last: '2026-11-27',
    address: '',
    zone: 'Asia/Tokyo',
  });
  const offered = events.flatMap(({ date, ...times }) => {
    const slots = shown(roundTimes(times, rounding));
    return slots === null ? [] : `${date.slice(8)} ${slots}`;
  });
  expect(offered).toEqual(offers);
  const short = findShortEvents(events, rounding);
  expect(short.map(({ date, times, title }) => `${date.slice(8)} ${shown(times)} ${title}`)).toEqual(hints);
  expect(wholeDays.map(({ kind, title }) => [kind, title])).toEqual([['allDay', 'Works outing']]);
});
