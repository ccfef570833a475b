import { isMainThread } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { writeCalendar } from '@/features/reporting/calendar/model/write-calendar';
import { readCalendar } from '@/features/reporting/calendar/model/read-calendar';
import type { Slot } from '@/features/work/model/slot';
import { slot, staffSlots } from '../../work/slot-builders';

const DATES = ['2026-11-19', '2026-11-20'] as const;
const AT = new Date('2026-11-20T00:00:00.123Z');

function written(days: Record<string, Slot[]>, title = (project: string) => project) {
  return writeCalendar(staffSlots(4, days), {
    dates: DATES,
    product: 'Staff Reporting',
    at: AT,
    formatTitle: ({ slot: { project } }) => title(project?.cd ?? 'deleted'),
  });
}

const WEEK = {
  '2026-11-18': [slot('09:00')],
  '2026-11-19': [slot('23:00', 2), slot('23:30', 2)],
  '2026-11-20': [slot('09:30'), slot('09:00'), slot('10:00', 2), slot('11:00', 2)],
};

const ZONE = process.env.TZ;

afterEach(() => {
  process.env.TZ = ZONE;
});

/** A thread keeps the time zone of its process: `npm run mutate` runs the tests in threads. */
const ZONES = [
  ['Asia/Tokyo', '20261120T000000Z'],
  ['Asia/Yangon', '20261120T023000Z'],
  ['America/Los_Angeles', '20261120T170000Z'],
].filter(([zone]) => isMainThread || zone === ZONE);

it.each(ZONES)(
  'a calendar written in %s is read again as stretches of the same work, each with its own id',
  (zone, nine) => {
    process.env.TZ = zone;
    const text = written(WEEK);
    expect(text).toContain(
      `UID:4-20261120T090000@staff-reporting\r\nDTSTAMP:20261120T000000Z\r\nDTSTART:${nine}`,
    );
    const { events } = readCalendar(text, { first: '2026-11-16', last: '2026-11-21', address: '', zone });
    expect(
      events.map(({ date, start, finish, title }) => [date.slice(8), start / 60, finish / 60, title]),
    ).toEqual([
      ['19', 23, 24, 'C2'],
      ['20', 9, 10, 'C1'],
      ['20', 10, 10.5, 'C2'],
      ['20', 11, 11.5, 'C2'],
    ]);
  },
);

it('a written calendar has stable ids and a time stamp', () => {
  const text = written({ '2026-11-20': [slot('09:00')] });
  expect(text).toMatch(
    /^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-\/\/Staff Reporting\/\/Staff Reporting\/\/EN\r\n/,
  );
  expect(text).toContain(
    [
      'UID:4-20261120T090000@staff-reporting',
      'DTSTAMP:20261120T000000Z',
      'DTSTART:20261120T000000Z',
      'DTEND:20261120T003000Z',
      'SUMMARY:C1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it.each([
  ['signs', 'a;b,c\\d', 'SUMMARY:a\\;b\\,c\\\\d\r\n'],
  ['lines', 'a\r\nEND:VEVENT', 'SUMMARY:a\\nEND:VEVENT\r\n'],
  ['control characters', 'a\u0000b', 'SUMMARY:a b\r\n'],
  ['long texts', 'x'.repeat(100), `SUMMARY:${'x'.repeat(67)}\r\n ${'x'.repeat(33)}\r\n`],
  ['letters of more bytes', 'あ'.repeat(30), `SUMMARY:${'あ'.repeat(22)}\r\n ${'あ'.repeat(8)}\r\n`],
])('a written calendar escapes and folds %s', (_what, title, line) => {
  expect(written({ '2026-11-20': [slot('09:00')] }, () => title)).toContain(line);
});

it('half hours that wait to be sent belong to the event of the recorded ones beside them', () => {
  const text = written({ '2026-11-20': [slot('09:00'), { ...slot('09:30'), isWaiting: true }] });
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
