import { describe, expect, it } from 'vitest';
import { createDateReader, findDateOrder } from '@/features/import/hours/model/date-order';
import { readCellTime, readClock, readTimeRange } from '@/features/import/hours/model/hour-times';
import { detectUnit, readDuration } from '@/features/import/hours/model/read-duration';
import { formatSerial } from '@/excel/number-format';
import { findZone, UTC_ZONE } from '@/features/reporting/calendar/model/zone-time';

const getZone = (name: string) => findZone(name) ?? UTC_ZONE;
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('times in files', () => {
  it.each<[string, number | null]>([
    ['9:00', clock(9)],
    ['09:00:00', clock(9)],
    ['09:00:31', clock(9, 1)],
    ['9:00 AM', clock(9)],
    ['9:15:00 pm', clock(21, 15)],
    ['12:00 AM', 0],
    ['12:30 p.m.', clock(12, 30)],
    ['9 am', clock(9)],
    ['24:00', clock(24)],
    ['25:30', clock(25, 30)],
    ['午前9:00', clock(9)],
    ['午後1時30分', clock(13, 30)],
    ['９：３０', clock(9, 30)],
    ['9時半', clock(9, 30)],
    ['0930', clock(9, 30)],
    ['9.45', clock(9, 45)],
    ['0.375', clock(9)],
    ['13:00 PM', null],
    ['48:00', null],
    ['9:60', null],
    ['soon', null],
    ['', null],
  ])('are read from “%s”, or refused', (text, minutes) => expect(readClock(text)).toBe(minutes));

  it.each<[string, readonly [number, number] | null]>([
    ['9:00–17:30', [clock(9), clock(17, 30)]],
    ['9:00 - 17:30', [clock(9), clock(17, 30)]],
    ['9:00～18:00', [clock(9), clock(18)]],
    ['9時〜12時30分', [clock(9), clock(12, 30)]],
    ['9:00−17:30', [clock(9), clock(17, 30)]],
    ['2026-11-20', null],
    ['9-17', null],
  ])('are read as a range from “%s”, or refused', (text, range) =>
    expect(readTimeRange(text)).toEqual(range),
  );
});

describe('durations in files', () => {
  it.each<[string, number | null]>([
    ['1:30', 90],
    ['01:30:00', 90],
    ['1:29:40', 90],
    ['1.5', 90],
    ['1,5', 90],
    ['1h 30m', 90],
    ['1h30', 90],
    ['1 hr 30 min', 90],
    ['90 minutes', 90],
    ['90m', 90],
    ['1.5 hours', 90],
    ['PT1H30M', 90],
    ['1時間30分', 90],
    ['1.5時間', 90],
    ['1時間半', 90],
    ['９０分', 90],
    ['5400s', 90],
    ['8', 480],
    ['1:75', null],
    ['1:30:60', null],
    ['-1', null],
    ['much', null],
    ['', null],
  ])('are read from “%s”, or refused', (text, minutes) => expect(readDuration(text, 'hours')).toBe(minutes));

  it('are minutes if a whole number exceeds the hours of a day', () => {
    expect(detectUnit(['15', '90'])).toBe('minutes');
    expect(detectUnit(['１５', '９０'])).toBe('minutes');
    expect(detectUnit(['8', '7.5', '1:30'])).toBe('hours');
    expect([readDuration('15', 'minutes'), readDuration('1.5', 'minutes')]).toEqual([15, 90]);
  });
});

describe('dates in files', () => {
  it('take their order from one unambiguous date, or are ambiguous', () => {
    expect(findDateOrder(['03/04/2026', '25/12/2026'])).toEqual({ order: 'day', doubtful: '03/04/2026' });
    expect(findDateOrder(['12/25/2026 9:00 AM'])).toEqual({ order: 'month', doubtful: null });
    expect(findDateOrder(['03/04/2026'])).toEqual({ order: null, doubtful: '03/04/2026' });
    expect(findDateOrder(['25/12/2026', '12/25/2026'])).toEqual({ order: null, doubtful: null });
    expect(findDateOrder(['2026-11-20', '2026/11/20'])).toEqual({ order: null, doubtful: null });
  });

  it('take their order from dates with blanks, weekdays and long dashes too', () => {
    expect(findDateOrder(['3. 4. 2026', '25. 12. 2026'])).toEqual({ order: 'day', doubtful: '3. 4. 2026' });
    expect(findDateOrder(['Fri, 12/25/2026 9:00 AM'])).toEqual({ order: 'month', doubtful: null });
    expect(findDateOrder(['03–04–2026'])).toEqual({ order: null, doubtful: '03–04–2026' });
  });

  it.each<['day' | 'month' | null, string, string | null]>([
    [null, '2026-11-20', '2026-11-20'],
    [null, '2026年11月20日', '2026-11-20'],
    [null, '20 Nov 2026', '2026-11-20'],
    [null, '46346', '2026-11-20'],
    [null, '03/04/2026', 'unclear'],
    ['day', '03/04/2026', '2026-04-03'],
    ['month', '03/04/2026', '2026-03-04'],
    ['month', '20.11.2026', null],
    ['day', '3. 4. 2026', '2026-04-03'],
    ['day', 'Fri 03/04/2026', '2026-04-03'],
    ['day', '03/04/2026 (Fri)', '2026-04-03'],
    ['month', '03–04–2026', '2026-03-04'],
    ['day', '03/04/2026 9:00', '2026-04-03'],
    ['day', '03/04/20265', null],
    ['day', '03/04/2026abc', null],
    [null, 'Total', null],
  ])('are read in the order %s from “%s”', (order, text, date) =>
    expect(createDateReader(order)(text)).toBe(date),
  );
});

describe('times with a date', () => {
  const read = (text: string, zone = 'Asia/Tokyo') =>
    readCellTime(text, createDateReader('day'), getZone(zone));

  it.each<[string, string | null, number]>([
    ['2026-11-20 09:00:00', '2026-11-20', clock(9)],
    ['2026-11-20T09:30', '2026-11-20', clock(9, 30)],
    ['20/11/2026, 9:00:00 AM', '2026-11-20', clock(9)],
    ['2026年11月20日 9時30分', '2026-11-20', clock(9, 30)],
    ['46346.375', '2026-11-20', clock(9)],
    ['9:00 PM', null, clock(21)],
    ['2026-11-20T09:00:00+09:00', '2026-11-20', clock(9)],
    ['2026-11-20T23:30:00Z', '2026-11-21', clock(8, 30)],
    ['2026-11-20 23:30:00+0000', '2026-11-21', clock(8, 30)],
    ['2026-11-20 23:30:00 UTC', '2026-11-21', clock(8, 30)],
    ['2026-11-20T09:00:00.123456Z', '2026-11-20', clock(18)],
  ])('are read from “%s”', (text, date, minutes) => expect(read(text)).toEqual({ date, minutes }));

  it.each(['2026-11-20 9:75', '2026-11-20 09:00 JST', '2026-11-20 9:00 Uhr'])(
    'are refused, not read as midnight, in “%s”',
    (text) => expect(read(text)).toBeNull(),
  );

  it('are read from workbook cells, midnight as a day alone', () => {
    const format = (serial: number) => formatSerial(serial, { keepsTimes: true });
    expect([46346.375, 46346, 46346.99999, 0.375].map(format)).toEqual([
      '2026-11-20 09:00',
      '2026-11-20',
      '2026-11-20 23:59',
      '09:00',
    ]);
    // One minute, as a program writes it that rounds to ten digits.
    expect(format(46346.0006944444)).toBe('2026-11-20 00:01');
    expect(formatSerial(46346.375)).toBe('2026-11-20');
    expect(read('2026-11-21')).toEqual({ date: '2026-11-21', minutes: 0, isDay: true });
  });

  it('are converted to the own time zone, before and after the change to summer time', () => {
    expect(read('2026-03-29T00:30:00Z', 'Europe/Berlin')).toEqual({
      date: '2026-03-29',
      minutes: clock(1, 30),
    });
    expect(read('2026-03-29T01:30:00Z', 'Europe/Berlin')).toEqual({
      date: '2026-03-29',
      minutes: clock(3, 30),
    });
    expect(read('2026-10-25T08:30:00-04:00', 'Europe/Berlin')).toEqual({
      date: '2026-10-25',
      minutes: clock(13, 30),
    });
    expect(read('2026-10-24T08:30:00-04:00', 'Europe/Berlin')).toEqual({
      date: '2026-10-24',
      minutes: clock(14, 30),
    });
  });
});
