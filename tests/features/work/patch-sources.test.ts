import { describe, expect, it } from 'vitest';
import {
  intoEmpty,
  patchOfCopy,
  patchOfRectangle,
  patchOfSettings,
  patchOfStroke,
} from '@/features/work/model/patch-sources';
import type { CalendarDate } from '@/lib/calendar-date';
import { A, B, key, patch, recorded, slot, staffSlots } from './slot-builders';

const [SUNDAY, MONDAY, TUESDAY] = ['2026-11-15', '2026-11-16', '2026-11-17'] as const;

const people = recorded(
  staffSlots(4, {}, { 1: [slot('13:00', 2, 3), slot('08:30', 1, 1)], 0: [slot('10:00', 6, 6)] }),
  staffSlots(9, {}),
);

it('a rectangle is people × dates × half hours, people outermost [RP-5, RP-7]', () => {
  const periods = ['09:00:00', '09:30:00'];
  const rectangle = patchOfRectangle({ staffIds: [9, 4], dates: [MONDAY, TUESDAY], periods }, A);
  expect([...rectangle.keys()].slice(0, 5)).toEqual([
    `9 ${MONDAY} 09:00:00`,
    `9 ${MONDAY} 09:30:00`,
    `9 ${TUESDAY} 09:00:00`,
    `9 ${TUESDAY} 09:30:00`,
    `4 ${MONDAY} 09:00:00`,
  ]);
  expect(rectangle.size).toBe(8);
  expect(rectangle.get(`4 ${MONDAY} 09:00:00`)).toEqual({ ...key('09:00', MONDAY), wanted: A });
});

describe('the settings [RP-9]', () => {
  const ofSettings = (staffIds: number[], dates: CalendarDate[], known = people) =>
    patchOfSettings({ staffIds, dates }, known);

  it('give those of the weekday of each date, in time order', () => {
    expect([...ofSettings([4, 9], [MONDAY, TUESDAY])]).toEqual([
      ...patch(['08:30', A, MONDAY], ['13:00', { project_id: 2, task_id: 3 }, MONDAY]),
    ]);
  });

  it('know Sunday as 0', () => {
    expect(ofSettings([4], [SUNDAY])).toEqual(patch(['10:00', { project_id: 6, task_id: 6 }, SUNDAY]));
  });

  it('leave alone what is recorded, be it other or the same', () => {
    const busy = recorded(
      staffSlots(
        4,
        { [MONDAY]: [slot('08:30', 1, 1), slot('09:00', 7, 7)] },
        { 1: ['08:30', '09:00', '09:30'].map((time) => slot(time, 1, 1)) },
      ),
    );
    expect(intoEmpty(ofSettings([4], [MONDAY], busy), busy)).toEqual(patch(['09:30', A, MONDAY]));
  });

  it('give nothing where nobody saved anything', () => {
    expect(ofSettings([9, 77], [MONDAY]).size).toBe(0);
  });
});

describe('a copy', () => {
  const worked = recorded(
    staffSlots(4, {
      [MONDAY]: [
        slot('09:30', 2),
        slot('09:00'),
        { ...slot('10:00', 3), project: null },
        { ...slot('10:30', 1, 0), task: null },
      ],
      [TUESDAY]: [slot('13:00')],
      '2026-11-23': [slot('08:30')],
    }),
  );

  it('of a day is what was recorded on it, but for what was deleted', () => {
    expect([...patchOfCopy({ staffId: 4, from: MONDAY, to: '2026-11-20', days: 1 }, worked)]).toEqual([
      ...patch(['09:00', A, '2026-11-20'], ['09:30', B, '2026-11-20']),
    ]);
  });

  it('follows the time of day, however the records came', () => {
    const times = ['09:00', '10:00', '08:30', '09:30'];
    const mixed = recorded(staffSlots(4, { [MONDAY]: times.map((time) => slot(time)) }));
    const copy = patchOfCopy({ staffId: 4, from: MONDAY, to: TUESDAY, days: 1 }, mixed);
    expect([...copy.values()].map(({ period }) => period)).toEqual([
      ...['08:30:00', '09:00:00', '09:30:00', '10:00:00'],
    ]);
  });

  it('of a week goes day by day, and not beyond it', () => {
    const week = patchOfCopy({ staffId: 4, from: SUNDAY, to: '2026-11-29', days: 7 }, worked);
    expect([...new Set([...week.values()].map(({ date }) => date))]).toEqual(['2026-11-30', '2026-12-01']);
    expect(patchOfCopy({ staffId: 77, from: SUNDAY, to: MONDAY, days: 7 }, worked).size).toBe(0);
  });
});

describe('a brush stroke', () => {
  const cell = (date: CalendarDate, time: string) => ({ date, period: `${time}:00` });

  it.each([
    ['down a day', cell(MONDAY, '09:00'), cell(MONDAY, '10:00')],
    ['up a day', cell(MONDAY, '10:00'), cell(MONDAY, '09:00')],
  ])('%s paints both ends and all between', (_, one, other) => {
    expect(patchOfStroke(4, [one, other], A)).toEqual(
      patch(['09:00', A, MONDAY], ['09:30', A, MONDAY], ['10:00', A, MONDAY]),
    );
  });

  it('across days paints the same of each, down to the last half hour', () => {
    const stroke = patchOfStroke(4, [cell(TUESDAY, '23:00'), cell(MONDAY, '23:30')], null);
    expect([...stroke.keys()]).toEqual([
      `4 ${MONDAY} 23:00:00`,
      `4 ${MONDAY} 23:30:00`,
      `4 ${TUESDAY} 23:00:00`,
      `4 ${TUESDAY} 23:30:00`,
    ]);
    expect([...stroke.values()].every(({ wanted }) => wanted === null)).toBe(true);
  });
});
