import { describe, expect, it } from 'vitest';
import { invariant } from '@/lib/invariant';
import { toClockTime } from '@/lib/time-slot';
import { createJob } from '@/features/reporting/calendar/api/calendar-worker';
import type { CalendarReading } from '@/features/reporting/calendar/model/calendar-event';
import { calendarFile, formatCalendar, hourAt } from '../../../support/calendars/calendar-files';

const TOKYO = 'Asia/Tokyo';
const YANGON = 'Asia/Yangon';
const LOS_ANGELES = 'America/Los_Angeles';

async function read(file: Blob, zone = TOKYO): Promise<CalendarReading> {
  const question = { first: '2026-11-23', last: '2026-11-27', address: '', zone } as const;
  const report = await createJob().read({ file, question });
  invariant(report.kind === 'read', 'the file is read');
  return report.reading;
}

const listTimes = ({ events }: CalendarReading) =>
  events.map(({ date, start, finish }) => `${date.slice(8)} ${toClockTime(start)}-${toClockTime(finish)}`);

describe('times of a file are shown in the time zone of the reader', () => {
  it.each([
    ['yangon', TOKYO, '26 11:30-12:30', { own: TOKYO, others: [YANGON] }],
    ['yangon', YANGON, '26 09:00-10:00', { own: YANGON, others: [] }],
    ['yangon', LOS_ANGELES, '25 18:30-19:30', { own: LOS_ANGELES, others: [YANGON] }],
    ['no-zone', TOKYO, '26 11:30-12:30', { own: TOKYO, others: [YANGON] }],
    ['no-zone', YANGON, '26 09:00-10:00', { own: YANGON, others: [] }],
    ['numeric-offset', TOKYO, '26 10:00-11:00', null],
    ['numeric-offset', YANGON, '26 07:30-08:30', { own: YANGON, others: [] }],
    ['zone-after-calendar', TOKYO, '26 09:30-10:00', null],
    ['zone-after-calendar', YANGON, '26 09:30-10:00', { own: YANGON, others: [] }],
    ['zone-after-calendar', LOS_ANGELES, '26 09:30-10:00', { own: LOS_ANGELES, others: [] }],
  ] as const)('%s in %s', async (file, zone, times, told) => {
    const reading = await read(calendarFile(file), zone);
    expect(listTimes(reading)).toEqual([times]);
    expect(reading.zone).toEqual(told);
    expect(reading.unknownZones).toEqual([]);
  });
});

it.each([TOKYO, YANGON, LOS_ANGELES])('a day deleted by its midnight is left out in %s', async (zone) => {
  const reading = await read(calendarFile('deleted-day-as-time'), zone);
  expect(reading.hints.map(({ date }) => date.slice(8))).toEqual(['23', '24', '25', '27']);
  expect(reading.events).toEqual([]);
});

it('a series that ends before it begins is left out and counted', async () => {
  const reading = await read(calendarFile('ends-before-it-begins'));
  expect([reading.events, reading.hints, reading.endedEarly]).toEqual([[], [], 1]);
});

it.each([
  [TOKYO, ['23 09:00-09:30', '24 09:00-09:30', '25 09:00-09:30', '26 10:00-10:30', '27 10:00-10:30']],
  [YANGON, ['23 06:30-07:00', '24 06:30-07:00', '25 06:30-07:00', '26 07:30-08:00', '27 07:30-08:00']],
])('“this and following” moves all later occurrences in %s', async (zone, times) => {
  const reading = await read(calendarFile('this-and-future'), zone);
  expect(listTimes(reading)).toEqual(times);
  expect(reading.events.map(({ title }) => title).slice(2, 4)).toEqual([
    'old time 9:00',
    'Thu and Fri 10:00-10:30',
  ]);
});

it('a free event is a hint with its times, a cancelled one is left out', async () => {
  const reading = await read(calendarFile('free-and-cancelled'));
  expect(reading.events).toEqual([]);
  expect(reading.hints).toEqual([
    expect.objectContaining({ title: 'free time', date: '2026-11-26', times: { start: 780, finish: 840 } }),
  ]);
});

it.each([
  [['TRANSP:TRANSPARENT'], 'free'],
  [['X-MICROSOFT-CDO-BUSYSTATUS:FREE'], 'free'],
  [['TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'], 'free'],
  [['TRANSP:OPAQUE'], 'offered'],
  [['X-MICROSOFT-CDO-BUSYSTATUS:BUSY'], 'offered'],
  [['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'], 'offered'],
])('an event with %j is %s', async (marks, expected) => {
  const text = formatCalendar({ lines: [...hourAt('20261126T130000'), ...marks] });
  const { events, hints } = await read(new Blob([text]));
  expect([...events.map(() => 'offered'), ...hints.map(({ kind }) => kind)]).toEqual([expected]);
});

it('titles are decoded from Shift_JIS and UTF-16, and when folded inside a character', async () => {
  const readTitles = async (file: Blob) => (await read(file)).events.map(({ title }) => title);
  expect(await readTitles(calendarFile('shift-jis'))).toEqual(['定例会議 髙橋']);
  const text = [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'DTSTART:20261126T010000Z', 'DTEND:20261126T020000Z'],
    ...['SUMMARY:定例会議', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
  const units = Uint16Array.from(`\uFEFF${text}`, (unit) => unit.charCodeAt(0));
  expect(await readTitles(new Blob([units]))).toEqual(['定例会議']);
  const bytes = new TextEncoder().encode(text);
  const cut = new TextEncoder().encode(text.slice(0, text.indexOf('例'))).length + 1;
  expect(await readTitles(new Blob([bytes.slice(0, cut), '\r\n ', bytes.slice(cut)]))).toEqual(['定例会議']);
});

it('a time zone without definition is named as unknown', async () => {
  const reading = await read(calendarFile('zone-without-start'));
  expect(listTimes(reading)).toEqual(['26 10:00-11:00', '27 02:00-03:00']);
  expect(reading.unknownZones).toEqual(['Shop time']);
  expect(reading.zone).toBeNull();
});
