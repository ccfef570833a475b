import { describe, expect, it } from 'vitest';
import type { CalendarQuestion } from '@/features/reporting/calendar/model/calendar-event';
import { toClockTime } from '@/lib/time-slot';
import { readCalendar } from '@/features/reporting/calendar/model/read-calendar';
import { formatCalendar, hourAt } from '../../../support/calendars/calendar-files';

const WEEK: CalendarQuestion = {
  first: '2026-11-16',
  last: '2026-11-20',
  address: '',
  zone: 'Asia/Tokyo',
};

const read = (text: string, question: Partial<CalendarQuestion> = {}) =>
  readCalendar(text, { ...WEEK, ...question });

const readTimes = (text: string, question?: Partial<CalendarQuestion>) =>
  read(text, question).events.map(({ date, start }) => `${date.slice(8)} ${toClockTime(start)}`);

const readDays = (text: string, question?: Partial<CalendarQuestion>) =>
  read(text, question).hints.map(({ date }) => date.slice(8));

/** Takes the place of an occurrence of a series in Tokyo; `range` that of all later ones too. */
const instead = (of: string, to: string, range = '') => ({
  lines: [`RECURRENCE-ID;TZID=Asia/Tokyo${range}:${of}`, ...hourAt(to)],
});
const LATER = ';RANGE=THISANDFUTURE';

describe('a series of which an occurrence and all later ones are moved', () => {
  const daily = { lines: [...hourAt('20261109T100000'), 'RRULE:FREQ=DAILY;COUNT=12'] };

  it.each([
    ['long before these days', [['20261110T100000', '20261110T150000', LATER]], [16, 17, 18, 19, 20], 15],
    [
      'twice: the last one holds',
      [
        ['20261110T100000', '20261110T150000', LATER],
        ['20261112T100000', '20261112T160000', LATER],
      ],
      [16, 17, 18, 19, 20],
      16,
    ],
    [
      'by days, into these days and out of them',
      [['20261116T100000', '20261118T100000', LATER]],
      [18, 19, 20],
      10,
    ],
  ] as const)('%s', (_what, moves, days, hour) => {
    const text = formatCalendar(daily, ...moves.map(([of, to, range]) => instead(of, to, range)));
    expect(readTimes(text)).toEqual(days.map((day) => `${day} ${hour}:00`));
  });

  it('keeps single moved and deleted occurrences', () => {
    const series = { lines: [...daily.lines, 'EXDATE;TZID=Asia/Tokyo:20261120T100000'] };
    const text = formatCalendar(
      ...[series, instead('20261117T100000', '20261117T150000', LATER)],
      instead('20261119T100000', '20261119T080000'),
    );
    expect(readTimes(text)).toEqual(['16 10:00', '17 15:00', '18 15:00', '19 08:00']);
  });

  it('ends when its later occurrences are cancelled, and is free when they are free', () => {
    const from = instead('20261118T100000', '20261118T100000', LATER);
    const cancelled = { lines: [...from.lines, 'STATUS:CANCELLED'] };
    expect(readTimes(formatCalendar(daily, cancelled))).toEqual(['16 10:00', '17 10:00']);
    const free = { lines: [...from.lines, 'TRANSP:TRANSPARENT'] };
    expect(readTimes(formatCalendar(daily, free))).toEqual(['16 10:00', '17 10:00']);
    expect(readDays(formatCalendar(daily, free))).toEqual(['18', '19', '20']);
  });

  it('is shown with the other time zone', () => {
    const moved = { lines: [`RECURRENCE-ID${LATER}:20261118T010000Z`, ...hourAt('20261118T110000')] };
    expect(readTimes(formatCalendar(daily, moved))).toEqual([
      ...['16 10:00', '17 10:00', '18 11:00', '19 11:00', '20 11:00'],
    ]);
  });
});

describe('a series of whole days', () => {
  const days = (...lines: string[]) => formatCalendar({ lines: ['DTSTART;VALUE=DATE:20261116', ...lines] });
  const DAILY = 'RRULE:FREQ=DAILY;UNTIL=20261120';

  it.each([
    ['a day', 'EXDATE;VALUE=DATE:20261118'],
    ['its midnight in a zone', 'EXDATE;TZID=America/New_York:20261118T000000'],
    ['its midnight without a zone', 'EXDATE:20261118T000000'],
    ['its midnight in Tokyo, in UTC', 'EXDATE:20261117T150000Z'],
    ['its midnight in UTC', 'EXDATE:20261118T000000Z'],
    ['its midnight with an offset', 'EXDATE:20261118T000000+0900'],
  ])('has a day deleted by %s', (_what, line) => {
    expect(readDays(days(DAILY, line))).toEqual(['16', '17', '19', '20']);
  });

  it('has a day moved by a time', () => {
    const moved = { lines: ['RECURRENCE-ID;TZID=Asia/Tokyo:20261117T000000', 'DTSTART;VALUE=DATE:20261125'] };
    const series = { lines: ['DTSTART;VALUE=DATE:20261116', DAILY] };
    expect(readDays(formatCalendar(series, moved))).toEqual(['16', '18', '19', '20']);
  });

  it.each([
    ['Asia/Tokyo', 'UNTIL=20261118', 3],
    ['America/Los_Angeles', 'UNTIL=20261118T000000Z', 3],
    ['Asia/Tokyo', 'UNTIL=20261117T150000Z', 3],
    ['Asia/Tokyo', 'UNTIL=20261116', 1],
    ['Asia/Tokyo', 'UNTIL=20261115', 0],
  ])('in %s ends with %s', (zone, until, count) => {
    expect(readDays(days(`RRULE:FREQ=DAILY;${until}`), { zone })).toHaveLength(count);
  });

  it('is whole on the day of the change from summer time', () => {
    const text = formatCalendar({ lines: ['DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102'] });
    const reading = read(text, { zone: 'America/Los_Angeles', first: '2026-10-31', last: '2026-11-03' });
    expect(reading.hints.map(({ date }) => date)).toEqual(['2026-11-01']);
    expect([reading.events, reading.zone]).toEqual([[], null]);
  });
});

describe('time zones', () => {
  const withZone = (zone: string, ...lines: string[]) =>
    formatCalendar({ lines }).replace('VERSION:2.0', `VERSION:2.0\r\nX-WR-TIMEZONE:${zone}`);
  const HOUR = 'DURATION:PT1H';

  it.each([
    ['UTC of a calendar elsewhere', 'DTSTART:20261117T000000Z', ['Asia/Yangon']],
    ['its own zone', 'DTSTART;TZID=Asia/Tokyo:20261117T090000', null],
    ['another zone with the same time', 'DTSTART;TZID=Asia/Seoul:20261117T090000', null],
    ['a zone of Windows', 'DTSTART;TZID=W. Europe Standard Time:20261117T010000', ['Europe/Berlin']],
  ])('are shown by name: %s', (_what, start, others) => {
    const reading = read(withZone('Asia/Yangon', start, HOUR));
    expect(reading.events.map(({ start: at }) => at)).toEqual([540]);
    expect(reading.zone).toEqual(others && { own: 'Asia/Tokyo', others });
  });

  it('are not shown for whole days', () => {
    const text = withZone('Asia/Yangon', 'DTSTART;VALUE=DATE:20261117');
    expect(read(text, { zone: 'America/Los_Angeles' }).zone).toBeNull();
  });

  it('are named as unknown if a time of the shown days uses them', () => {
    const lines = ['DTSTART;TZID=Mars/Olympus:20261117T090000', HOUR];
    expect(read(formatCalendar({ lines })).unknownZones).toEqual(['Mars/Olympus']);
    expect(read(formatCalendar({ lines }), { first: '2026-11-18' }).unknownZones).toEqual([]);
    expect(read(withZone('Mars/Olympus', 'DTSTART:20261117T090000', HOUR)).unknownZones).toHaveLength(1);
    expect(read(withZone('Mars/Olympus', 'DTSTART:20261117T000000Z', HOUR)).unknownZones).toEqual([]);
  });

  it('belong to their calendar, if a file has several', () => {
    const [yangon, none] = ['Asia/Yangon', ''].map((zone) => withZone(zone, 'DTSTART:20261117T090000', HOUR));
    expect(readTimes(`${yangon}${none?.replace('UID:one', 'UID:two')}`)).toEqual(['17 09:00', '17 11:30']);
  });

  it.each([
    ['behind the time, whatever the zone', 'DTSTART;TZID=America/New_York:20261117T020000-0330', '17 14:30'],
    ['with a colon', 'DTSTART:20261117T020000+01:00', '17 10:00'],
  ])('can be a numeric offset %s', (_what, start, time) => {
    expect(readTimes(formatCalendar({ lines: [start, HOUR] }))).toEqual([time]);
  });

  it('are not read from outside of the calendar, nor from other parts of the file', () => {
    const text = formatCalendar({ lines: hourAt('20261117T090000') });
    const card = 'BEGIN:VCARD\r\nEND:VCARD\r\n';
    expect(readTimes(`${card}${text}${card}`)).toEqual(['17 09:00']);
    expect(() => read(card)).toThrow(expect.objectContaining({ fault: 'notCalendar' }));
  });
});
