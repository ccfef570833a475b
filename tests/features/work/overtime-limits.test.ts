import { describe, expect, it } from 'vitest';
import { countDays, halfHourKind, wholeWeeks } from '@/features/work/model/counted-days';
import {
  hoursTowards,
  figureDays,
  limitFigures,
  monthsToCount,
  worstFigure,
  type OvertimeLimits,
} from '@/features/work/model/overtime-limits';
import { findWorkHours } from '@/features/work/model/work-calendar';
import type { CalendarDate } from '@/lib/calendar-date';

const LIMITS: OvertimeLimits = {
  month: 45,
  year: 360,
  monthInAll: 100,
  average: 80,
  yearFrom: 4,
  restDay: 0,
};

type Hours = Record<CalendarDate, number>;

const createFacts = (hours: Hours, today: CalendarDate = '2030-01-01') => ({
  today,
  recordedHours: new Map(Object.entries(hours) as [CalendarDate, number][]),
});

const count = (month: CalendarDate, hours: Hours, limits = LIMITS, today?: CalendarDate) =>
  countDays(wholeWeeks(monthsToCount(month, limits)), createFacts(hours, today), limits);

/** Overtime over 8 hours, over 40 hours, and work on the rest day. */
const sums = (days: ReturnType<typeof count>) =>
  (['overDay', 'overWeek', 'onRestDay'] as const).map((kind) =>
    days.reduce((sum, day) => sum + day[kind], 0),
  );

// 2026-11-01 is a Sunday.
describe('the overtime of a week', () => {
  it.each<[string, Hours, number[]]>([
    ['of eight hours', { '2026-11-02': 8, '2026-11-03': 8 }, [0, 0, 0]],
    ['of ten hours on a day', { '2026-11-02': 10, '2026-11-03': 4.5 }, [2, 0, 0]],
    [
      'of six days of seven hours',
      {
        '2026-11-02': 7,
        '2026-11-03': 7,
        '2026-11-04': 7,
        '2026-11-05': 7,
        '2026-11-06': 7,
        '2026-11-07': 7,
      },
      [0, 2, 0],
    ],
    [
      'of five long days and a Saturday, no hour twice',
      {
        '2026-11-02': 9,
        '2026-11-03': 9,
        '2026-11-04': 9,
        '2026-11-05': 9,
        '2026-11-06': 9,
        '2026-11-07': 9,
      },
      [6, 8, 0],
    ],
    ['of a Saturday alone', { '2026-11-07': 8.5 }, [0.5, 0, 0]],
    ['of a Sunday, however long', { '2026-11-01': 10, '2026-11-02': 8 }, [0, 0, 10]],
  ])('%s', (_, hours, expected) => {
    expect(sums(count('2026-11-01', hours))).toEqual(expected);
  });

  it('in two months is counted in the month in which it is worked', () => {
    const hours: Hours = {
      '2026-09-28': 8,
      '2026-09-29': 8,
      '2026-09-30': 8,
      '2026-10-01': 8,
      '2026-10-02': 8,
      '2026-10-03': 6,
    };
    expect(limitFigures('2026-09-01', count('2026-09-01', hours), LIMITS)[0]?.hours).toBe(0);
    expect(limitFigures('2026-10-01', count('2026-10-01', hours), LIMITS)[0]?.hours).toBe(6);
    // Also where the month before is not among those that count.
    const may = { '2026-03-30': 8, '2026-03-31': 8, '2026-04-01': 8, '2026-04-02': 8, '2026-04-03': 8 };
    const days = count('2026-09-01', { ...may, '2026-04-04': 4 });
    expect(limitFigures('2026-09-01', days, LIMITS).find(({ name }) => name === 'year')?.hours).toBe(4);
  });

  it('is counted up to today only', () => {
    const hours: Hours = { '2026-11-02': 10, '2026-11-03': 10 };
    expect(sums(count('2026-11-01', hours, LIMITS, '2026-11-02'))).toEqual([2, 0, 0]);
  });

  it('uses another rest day for people who work on the usual one', () => {
    const patterns = [
      { staff_no: 'A', position: null, from: '2026-11-01', hours: [8, 8, 8, 0, 8, 0, 8] },
      { staff_no: 'A', position: null, from: '2026-11-15', hours: [8, 8, 8, 8, 8, 8, 8] },
    ] as const;
    const worker = { staff_no: 'A', position: null };
    const { hoursOn } = findWorkHours({ holidays: new Set(), patterns }, worker);
    // Sunday, Thursday and Saturday of two weeks, and of one in which each day has hours.
    const hours: Hours = {
      '2026-11-01': 8,
      '2026-11-05': 3,
      '2026-11-07': 4,
      '2026-11-15': 8,
      '2026-11-21': 8,
    };
    const days = countDays(wholeWeeks(['2026-11-01']), { ...createFacts(hours), hoursOn }, LIMITS);
    expect(days.filter(({ onRestDay }) => onRestDay > 0).map(({ date }) => date)).toEqual(['2026-11-07']);
  });
});

describe('a limit of overtime', () => {
  const of = (name: string, figures: ReturnType<typeof limitFigures>, months = 1) =>
    figures.find((figure) => figure.name === name && figure.months === months);
  /** So many hours of overtime in a month that begins with a Sunday. */
  const overtime = (month: string, hours: number): Hours =>
    Object.fromEntries(
      ['02', '03', '04', '05', '06', '09', '10', '11', '12', '13'].map((day, at) => [
        `${month}-${day}`,
        8 + Math.max(0, Math.min(12, hours - at * 12)),
      ]),
    );

  it.each([
    [35.5, 'within'],
    [36, 'near'],
    [45, 'near'],
    [45.5, 'over'],
  ])('for the month with %d hours is %s', (hours, state) => {
    const figures = limitFigures('2026-11-01', count('2026-11-01', overtime('2026-11', hours)), LIMITS);
    expect(of('month', figures)).toEqual({ name: 'month', months: 1, hours, limit: 45, state });
  });

  it.each([
    [79.5, 'within'],
    [80, 'near'],
    [99.5, 'near'],
    [100, 'over'],
  ])('for the month with rest days, %d hours, is %s', (hours, state) => {
    const recorded = { ...overtime('2026-11', hours - 10), '2026-11-15': 10 };
    const figures = limitFigures('2026-11-01', count('2026-11-01', recorded), LIMITS);
    expect(of('monthInAll', figures)).toMatchObject({ hours, state });
    expect(of('month', figures)).toMatchObject({ hours: hours - 10 });
  });

  it.each([
    [70, 'near', 80],
    [70.5, 'over', 80.25],
  ])('for the average, 90 hours after %d, is %s', (before, state, hours) => {
    const recorded = { ...overtime('2026-02', before), ...overtime('2026-03', 90) };
    const figures = limitFigures('2026-03-01', count('2026-03-01', recorded), LIMITS);
    expect(of('average', figures, 2)).toMatchObject({ hours, state });
    expect(of('average', figures, 6)).toMatchObject({ state: 'within' });
    expect(figures.filter(({ name }) => name === 'average')).toHaveLength(5);
  });

  it('that is exceeded is shown before one that is near, and that before the most used one', () => {
    const worst = (hours: Hours) =>
      worstFigure(limitFigures('2026-11-01', count('2026-11-01', hours), LIMITS))?.name;
    expect(worst({ '2026-11-02': 9 })).toBe('month');
    expect(worst(overtime('2026-11', 46))).toBe('month');
    expect(worst({ '2026-11-08': 12, '2026-11-15': 12 })).toBe('monthInAll');
  });

  it('is explained by each half hour', () => {
    const hours = { ...overtime('2026-11', 1), '2026-11-07': 9, '2026-11-08': 1 };
    const days = count('2026-11-01', hours);
    const [month] = limitFigures('2026-11-01', days, LIMITS);
    expect(month && figureDays(month, '2026-11-01', days).map(({ date }) => date)).toEqual([
      ...['2026-11-02', '2026-11-07'],
    ]);
    const kinds = (date: string) => {
      const day = days.find((one) => one.date === date);
      return day && Array.from({ length: day.recorded * 2 }, (_, place) => halfHourKind(day, place));
    };
    expect(kinds('2026-11-02')).toEqual([...Array<string>(16).fill('usual'), 'overDay', 'overDay']);
    expect(kinds('2026-11-07')).toEqual([...Array<string>(16).fill('overWeek'), 'overDay', 'overDay']);
    expect(kinds('2026-11-08')).toEqual(['onRestDay', 'onRestDay']);
  });
});

/** Recomputed half hour by half hour with dates of JavaScript alone. */
describe('the limits over two years', () => {
  const DAY_MS = 86_400_000;
  const toDate = (ms: number) => new Date(ms).toISOString().slice(0, 10) as CalendarDate;
  const getWeekday = (date: string) => new Date(`${date}T00:00Z`).getUTCDay();

  /** Hours as they may come: most weekdays, some Saturdays and Sundays, some nights. */
  function record(from: string, to: string, seed: number): Hours {
    const hours: Hours = {};
    let state = seed;
    const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    for (let ms = Date.parse(from); ms <= Date.parse(to); ms += DAY_MS) {
      const weekend = getWeekday(toDate(ms)) % 6 === 0;
      const dice = random();
      if (dice < (weekend ? 0.7 : 0.1)) continue;
      hours[toDate(ms)] = Math.round(2 * (weekend ? 1 + dice * 9 : 5 + dice * 8)) / 2;
    }
    return hours;
  }

  type Person = { hours: Hours; staff_no: string };
  const PEOPLE: Record<string, Person> = {
    'who was there all the time': { hours: record('2024-01-01', '2026-01-31', 1), staff_no: '' },
    'who joined in a leap February': { hours: record('2024-02-29', '2026-01-31', 2), staff_no: '' },
    'who left in the middle of a month': { hours: record('2024-01-01', '2025-06-17', 3), staff_no: '' },
    'with hours that change in a month': { hours: record('2024-01-01', '2026-01-31', 4), staff_no: 'P' },
    'who works on Sundays': { hours: record('2024-01-01', '2026-01-31', 5), staff_no: 'S' },
  };
  const patterns = [
    { staff_no: 'P', position: null, from: '2024-07-17', hours: [6, 6, 0, 6, 6, 0, 0] },
    { staff_no: 'P', position: null, from: '2025-02-12', hours: [0, 0, 8, 8, 8, 0, 8] },
    { staff_no: 'S', position: null, from: '2023-01-01', hours: [8, 8, 0, 0, 8, 8, 8] },
  ] as const;

  /** By hand: Sunday first. */
  function findWeek(staffNo: string, date: string): readonly number[] {
    if (staffNo === 'S') return [8, 8, 8, 0, 0, 8, 8];
    if (staffNo === 'P' && date >= '2025-02-12') return [8, 0, 0, 8, 8, 8, 0];
    if (staffNo === 'P' && date >= '2024-07-17') return [0, 6, 6, 0, 6, 6, 0];
    return [0, 8, 8, 8, 8, 8, 0];
  }

  function recount({ hours, staff_no: staffNo }: Person, restDay: number) {
    const months: Record<string, { overtime: number; rest: number }> = {};
    for (let sunday = Date.parse('2023-12-31'); sunday < Date.parse('2026-02-01'); sunday += 7 * DAY_MS) {
      const week = Array.from({ length: 7 }, (_, at) => toDate(sunday + at * DAY_MS));
      const free = week.filter((date) => findWeek(staffNo, date)[getWeekday(date)] === 0);
      const rest = free.find((date) => getWeekday(date) === restDay) ?? free.at(-1);
      let inWeek = 0;
      for (const date of week) {
        const month = (months[date.slice(0, 7)] ??= { overtime: 0, rest: 0 });
        for (let half = 1; half <= (hours[date] ?? 0) * 2; half++) {
          if (date === rest) month.rest += 0.5;
          else if (half > 16) month.overtime += 0.5;
          else if (++inWeek > 80) month.overtime += 0.5;
        }
      }
    }
    return months;
  }

  const monthBack = (year: number, month: number, back: number) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);

  it.each(
    Object.keys(PEOPLE).flatMap((who) =>
      [
        [4, 0],
        [1, 6],
        [10, 0],
      ].map(([yearFrom = 0, restDay = 0]) => ({ who, yearFrom, restDay })),
    ),
  )(
    'equal an independent count for one $who, the year from month $yearFrom, rest day $restDay',
    ({ who, yearFrom, restDay }) => {
      const person = PEOPLE[who] ?? { hours: {}, staff_no: '' };
      const limits = { ...LIMITS, yearFrom, restDay: restDay as 0 | 6 };
      const months = recount(person, restDay);
      const worker = { staff_no: person.staff_no, position: null };
      const { hoursOn } = findWorkHours({ holidays: new Set(), patterns }, worker);
      for (const year of [2024, 2025])
        for (let month = 1; month <= 12; month++) {
          const overtime = (back: number) => months[monthBack(year, month, back)]?.overtime ?? 0;
          const inAll = (back: number) => overtime(back) + (months[monthBack(year, month, back)]?.rest ?? 0);
          const add = (of: (back: number) => number, count: number) =>
            Array.from({ length: count }, (_, back) => of(back)).reduce((sum, one) => sum + one, 0);
          const yearMonths = ((month - yearFrom + 12) % 12) + 1;
          const expected = [
            ...[overtime(0), add(overtime, yearMonths), inAll(0)],
            ...[2, 3, 4, 5, 6].map((count) => add(inAll, count) / count),
          ];
          const first = `${monthBack(year, month, 0)}-01` as CalendarDate;
          const dates = wholeWeeks(monthsToCount(first, limits));
          const days = countDays(dates, { ...createFacts(person.hours), hoursOn }, limits);
          const figures = limitFigures(first, days, limits);
          expect([first, ...figures.map(({ hours }) => hours)]).toEqual([first, ...expected]);
          for (const figure of figures) {
            const parts = figure.name === 'average' ? figure.months : 1;
            const explained = figureDays(figure, first, days).reduce(
              (sum, day) => sum + hoursTowards(day, figure.name),
              0,
            );
            expect(explained / parts).toBe(figure.hours);
          }
        }
    },
  );
});
