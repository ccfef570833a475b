import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toClockTime } from '@/lib/time-slot';
import {
  createSlotColumns,
  countOn,
  recordedDates,
  slotsOn,
  packDate,
  withChangedDays,
} from '@/features/work/model/slot-days';
import { slot } from './slot-builders';

const makeDay = (...slots: ReturnType<typeof slot>[]) => new Map(slots.map((each) => [each.minutes, each]));
const packDays = (days: Iterable<[CalendarDate, ReturnType<typeof makeDay>]>) => {
  const columns = createSlotColumns(2_000);
  for (const [date, slots] of days) for (const each of slots.values()) columns.add(packDate(date), each);
  return columns.pack();
};
const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const monday = makeDay(slot('09:30', 2, 1), slot('09:15', 4294967295, 0), slot('23:30'));
const packed = packDays(
  new Map([
    [TUESDAY, makeDay(slot('08:30'))],
    ['0999-01-02', makeDay({ ...slot('08:30', 9, 9), project: null, task: null })],
    [MONDAY, monday],
  ]),
);

const dates = fc.date({ min: new Date('2016-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
const anyDays = fc.array(
  fc.tuple(
    dates.map((date) => JSON.stringify(date).slice(1, 11)).filter(isCalendarDate),
    fc
      .uniqueArray(fc.nat(47), { minLength: 1 })
      .map((halves) => halves.map((half) => slot(toClockTime(half * 30), half))),
  ),
  { maxLength: 30 },
);

describe('half hours in columns', () => {
  it.each<[string, CalendarDate, ReturnType<typeof slot>[]]>([
    ['a day, in the order of time', MONDAY, [...monday.values()].toSorted((a, b) => a.minutes - b.minutes)],
    ['a day of deleted projects', '0999-01-02', [{ ...slot('08:30', 9, 9), project: null, task: null }]],
    ['a day without any', '2026-11-18', []],
  ])('return %s', (_what, date, slots) => {
    expect([...slotsOn(packed, date).values()]).toEqual(slots);
    expect(countOn(packed, date)).toBe(slots.length);
  });

  it('keep the later of two records of one half hour', () => {
    const columns = createSlotColumns(3);
    for (const projectId of [1, 2, 3])
      columns.add(packDate(MONDAY), slot(projectId === 2 ? '09:30' : '09:00', projectId));
    expect([...slotsOn(columns.pack(), MONDAY).values()]).toEqual([slot('09:00', 3), slot('09:30', 2)]);
  });

  it('list their days in order, and return the same object for the same day', () => {
    expect(recordedDates(packed)).toEqual(['0999-01-02', MONDAY, TUESDAY]);
    expect(slotsOn(packed, MONDAY)).toBe(slotsOn(packed, MONDAY));
  });

  it('are unchanged by packing, also after the browser stored them', () => {
    fc.assert(
      fc.property(anyDays, (entries) => {
        const days = new Map(entries.map(([date, slots]) => [date, makeDay(...slots)]));
        const stored = structuredClone(packDays(days));
        expect(recordedDates(stored)).toEqual([...days.keys()].sort());
        for (const [date, slots] of days) expect(slotsOn(stored, date)).toEqual(slots);
      }),
      { numRuns: 50 },
    );
  });

  it('are replaced day by day, more than once', () => {
    const once = withChangedDays(packed, new Map([[MONDAY, makeDay()]]));
    const twice = withChangedDays(once, new Map([['2026-11-20', makeDay(slot('09:00'))]]));
    const days = [MONDAY, TUESDAY, '2026-11-20'] as const;
    expect(days.map((date) => countOn(twice, date))).toEqual([0, 1, 1]);
    expect(slotsOn(twice, '2026-11-20').get(540)).toEqual(slot('09:00'));
    // Monday was cleared.
    expect(recordedDates(twice)).toEqual(['0999-01-02', TUESDAY, '2026-11-20']);
    expect(countOn(packed, MONDAY)).toBe(3);
  });

  it('take ten bytes each', () => {
    const { minutes, projectIds, taskIds } = packed;
    const bytes = minutes.byteLength + projectIds.byteLength + taskIds.byteLength;
    expect(bytes / minutes.length).toBe(10);
  });
});
