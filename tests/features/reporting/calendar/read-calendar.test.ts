import { describe, expect, it } from 'vitest';
import type { CalendarQuestion } from '@/features/reporting/calendar/model/calendar-event';
import { toClockTime } from '@/lib/time-slot';
import { readCalendar } from '@/features/reporting/calendar/model/read-calendar';
import { formatCalendar, calendarText, hourAt } from '../../../support/calendars/calendar-files';

const WEEK: CalendarQuestion = {
  first: '2026-11-16',
  last: '2026-11-20',
  address: 'user@example.com',
  zone: 'Asia/Tokyo',
};

/** Day, times and title of each event of the week. */
function readEvents(text: string, question: Partial<CalendarQuestion> = {}): string[] {
  return readCalendar(text, { ...WEEK, ...question }).events.map(
    ({ date, start, finish, title }) =>
      `${date.slice(8)} ${toClockTime(start)}-${toClockTime(finish)} ${title}`,
  );
}

/** The days and times of one event of an hour. */
const readTimes = (...lines: string[]) =>
  readEvents(formatCalendar({ lines })).map((event) => event.replace(' Meeting', ''));

describe('a calendar exported by', () => {
  it('Outlook: a daily meeting with a deleted and a moved occurrence, own time zones, whole days', () => {
    const text = calendarText('outlook');
    expect(readEvents(text)).toEqual([
      '16 09:10-09:25 朝会',
      '17 09:00-10:00 Call with the customer',
      '17 09:10-09:25 朝会',
      '19 16:00-16:30 朝会（移動）',
      '20 09:10-09:25 朝会',
    ]);
    const { hints, unknownZones } = readCalendar(text, WEEK);
    expect(hints.map(({ date, title }) => `${date.slice(8)} ${title}`)).toEqual(['17 出張', '18 出張']);
    expect(unknownZones).toEqual([]);
  });

  it('Google: UTC, every second week until a time, a count with exceptions, another country, declined events', () => {
    const text = calendarText('google');
    expect(readEvents(text)).toEqual([
      '16 10:10-10:50 Design review',
      '16 13:30-15:00 Planning',
      '16 17:00-17:30 Handover',
      '17 18:30-19:30 London office',
      '19 07:00-07:30 Handover',
    ]);
    expect(readCalendar(text, WEEK).declined).toBe(1);
    expect(readEvents(text, { address: 'you@example.com' })).toContain('20 11:00-12:00 Lunch talk');
  });

  it('Apple: past midnight, no time zone, a newer version, an unknown time zone, every year, an invalid line', () => {
    const text = calendarText('apple');
    expect(readEvents(text)).toEqual([
      '16 10:00-11:00 Floating',
      '17 10:30-11:30 New name',
      '18 10:00-11:00 Elsewhere',
      '19 23:00-24:00 Release',
      '20 00:00-02:00 Release',
    ]);
    const { hints, unknownZones, unreadable } = readCalendar(text, WEEK);
    expect(hints.map(({ date, title }) => `${date.slice(8)} ${title}`)).toEqual(['20 Birthday']);
    expect(unknownZones).toEqual(['Mars/Olympus']);
    expect(unreadable).toBe(1);
  });
});

describe('a repeating event', () => {
  it.each([
    ['by day, for years', ['RRULE:FREQ=DAILY'], '20200106T100000', ['16', '17', '18', '19', '20']],
    ['every third day', ['RRULE:FREQ=DAILY;INTERVAL=3'], '20261101T100000', ['16', '19']],
    ['on days of the week', ['RRULE:FREQ=WEEKLY;BYDAY=TU,TH'], '20261103T100000', ['17', '19']],
    ['every second week', ['RRULE:FREQ=WEEKLY;INTERVAL=2'], '20261103T100000', ['17']],
    ['in every second week', ['RRULE:FREQ=WEEKLY;INTERVAL=2'], '20261110T100000', []],
    ['a number of times', ['RRULE:FREQ=DAILY;COUNT=3'], '20261115T100000', ['16', '17']],
    ['until a day', ['RRULE:FREQ=DAILY;UNTIL=20261117'], '20261101T100000', ['16', '17']],
    [
      'until a moment, itself included',
      ['RRULE:FREQ=DAILY;UNTIL=20261117T010000Z'],
      '20261101T100000',
      ['16', '17'],
    ],
    ['on the third Wednesday', ['RRULE:FREQ=MONTHLY;BYDAY=3WE'], '20260121T100000', ['18']],
    ['with a further day', ['RDATE;TZID=Asia/Tokyo:20261118T100000'], '20261116T100000', ['16', '18']],
    [
      'without days deleted by date',
      ['RRULE:FREQ=DAILY', 'EXDATE;VALUE=DATE:20261117,20261118'],
      '20261116T100000',
      ['16', '19', '20'],
    ],
  ])('%s', (_what, lines, start, days) => {
    expect(readTimes(...hourAt(start), ...lines)).toEqual(days.map((day) => `${day} 10:00-11:00`));
  });

  it('is shown at its new time only when one occurrence was moved out of the days or into them', () => {
    const series = { lines: [...hourAt('20261109T100000'), 'RRULE:FREQ=WEEKLY;BYDAY=MO'] };
    const moved = (from: string, to: string) => ({
      lines: [`RECURRENCE-ID;TZID=Asia/Tokyo:${from}`, ...hourAt(to)],
    });
    expect(readEvents(formatCalendar(series, moved('20261116T100000', '20261124T100000')))).toEqual([]);
    expect(readEvents(formatCalendar(series, moved('20261109T100000', '20261120T150000')))).toHaveLength(2);
    const cancelled = { lines: [...moved('20261116T100000', '20261116T100000').lines, 'STATUS:CANCELLED'] };
    expect(readEvents(formatCalendar(series, cancelled))).toEqual([]);
  });

  it('is left out and counted if it repeats within an hour', () => {
    const { events, unreadable } = readCalendar(
      formatCalendar({ lines: [...hourAt('20261116T100000'), 'RRULE:FREQ=SECONDLY'] }),
      WEEK,
    );
    expect([events.length, unreadable]).toEqual([0, 1]);
  });
});

describe('time zones', () => {
  it.each([
    ['UTC', 'DTSTART:20261116T003000Z', '16 09:30-10:30'],
    ['IANA', 'DTSTART;TZID=America/New_York:20261116T190000', '17 09:00-10:00'],
    ['Windows', 'DTSTART;TZID="W. Europe Standard Time":20261116T090000', '16 17:00-18:00'],
    [
      'a path',
      'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20261116T090000',
      '16 17:00-18:00',
    ],
    ['a longer path', 'DTSTART;TZID=/a.org/Tzfile/America/Indiana/Knox:20261116T090000', '17 00:00-01:00'],
  ])('%s', (_what, start, expected) => {
    expect(readTimes(start, 'DURATION:PT1H')).toEqual([expected]);
  });

  it('follow the summer time of the place of a repeating meeting', () => {
    const lines = ['DTSTART;TZID=Europe/London:20260921T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'];
    const days = { first: '2026-10-19', last: '2026-10-26' } as const;
    expect(readEvents(formatCalendar({ lines }), days)).toEqual([
      '19 17:00-18:00 Meeting',
      '26 18:00-19:00 Meeting',
    ]);
  });
});

describe('a calendar file that', () => {
  const whole = calendarText('google');
  it.each([
    ['is no calendar', 'Hello', 'notCalendar'],
    ['is empty', '', 'notCalendar'],
    ['ends too early', whole.slice(0, whole.length / 2), 'truncated'],
    ['lacks its last line', whole.replace('END:VCALENDAR\r\n', ''), 'truncated'],
  ])('%s is refused', (_what, text, fault) => {
    expect(() => readCalendar(text, WEEK)).toThrow(expect.objectContaining({ fault }));
  });

  it('holds 5,000 events is read, with a limited number for each day', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      uid: `event ${index}`,
      lines: hourAt(`20261116T${String(8 + (index % 10)).padStart(2, '0')}0000`),
    }));
    const { events, leftOut } = readCalendar(formatCalendar(...many), WEEK);
    expect(events.length + leftOut).toBe(5000);
    expect(events).toHaveLength(12);
  });

  it.each([
    [
      'has two events without a UID at the same time',
      formatCalendar(
        { uid: '', lines: hourAt('20261116T100000') },
        { uid: '', lines: hourAt('20261116T100000') },
      ),
    ],
    [
      'moves an occurrence onto the next one of its series',
      formatCalendar(
        { lines: [...hourAt('20261116T100000'), 'RRULE:FREQ=DAILY;COUNT=2'] },
        { lines: ['RECURRENCE-ID;TZID=Asia/Tokyo:20261116T100000', ...hourAt('20261117T100000')] },
      ),
    ],
  ])('%s shows both, each with its own id', (_what, text) => {
    const ids = readCalendar(text, WEEK).events.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it('has an event without a length at midnight shows it on that day only', () => {
    const [start = ''] = hourAt('20261117T000000');
    expect(readTimes(start)).toEqual(['17 00:00-00:00']);
  });

  it.each([
    ['HTML', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a formula', '=HYPERLINK("http://example.com")', '=HYPERLINK("http://example.com")'],
    ['control characters', 'a\u0000b\u0007\u202ec', 'a b c'],
    ['too many characters', 'x'.repeat(5000), `${'x'.repeat(120)}…`],
    ['nothing', '', ''],
  ])('has a title of %s is shown as a plain, short text', (_what, title, expected) => {
    const { events } = readCalendar(formatCalendar({ title, lines: hourAt('20261116T100000') }), WEEK);
    expect(events.map((event) => event.title)).toEqual([expected]);
  });
});
