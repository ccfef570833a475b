import type { CalendarDate } from '@/lib/calendar-date';
import { describe, expect, it } from 'vitest';
import {
  onlyEmptySlots,
  createCopyPatch,
  createRectanglePatch,
  createSettingsPatch,
  deletedSettings,
} from '@/features/work/model/patch-sources';
import { packSlotKey } from '@/features/work/model/slot-patch';
import { toClockTime } from '@/lib/time-slot';
import { A, B, key, patch, recorded, slot, staffSlots, toldSlot } from './slot-builders';

const [SUNDAY, MONDAY, TUESDAY] = ['2026-11-15', '2026-11-16', '2026-11-17'] as const;

const people = recorded(
  staffSlots(4, {}, { 1: [slot('13:00', 2, 3), slot('08:30', 1, 1)], 0: [slot('10:00', 6, 6)] }),
  staffSlots(9, {}),
);

it('a rectangle is people × dates × half hours, people outermost [RP-5, RP-7]', () => {
  const starts = [540, 570];
  const rectangle = createRectanglePatch({ staffIds: [9, 4], dates: [MONDAY, TUESDAY], starts }, A);
  expect([...rectangle.values()].slice(0, 5).map(toldSlot)).toEqual([
    `9 ${MONDAY} 09:00`,
    `9 ${MONDAY} 09:30`,
    `9 ${TUESDAY} 09:00`,
    `9 ${TUESDAY} 09:30`,
    `4 ${MONDAY} 09:00`,
  ]);
  expect(rectangle.size).toBe(8);
  expect(rectangle.get(packSlotKey(key('09:00', MONDAY)))).toEqual({ ...key('09:00', MONDAY), wanted: A });
});

describe('the saved settings [RP-9]', () => {
  const ofSettings = (staffIds: number[], dates: CalendarDate[], known = people) =>
    createSettingsPatch({ staffIds, dates }, known);

  it('fill the dates of their weekday, in time order', () => {
    expect([...ofSettings([4, 9], [MONDAY, TUESDAY])]).toEqual([
      ...patch(['08:30', A, MONDAY], ['13:00', { projectId: 2, taskId: 3 }, MONDAY]),
    ]);
  });

  it('have Sunday as 0', () => {
    expect(ofSettings([4], [SUNDAY])).toEqual(patch(['10:00', { projectId: 6, taskId: 6 }, SUNDAY]));
  });

  it('leave recorded half hours out, equal or not', () => {
    const busy = recorded(
      staffSlots(
        4,
        { [MONDAY]: [slot('08:30', 1, 1), slot('09:00', 7, 7)] },
        { 1: ['08:30', '09:00', '09:30'].map((time) => slot(time, 1, 1)) },
      ),
    );
    expect(onlyEmptySlots(ofSettings([4], [MONDAY], busy), busy)).toEqual(patch(['09:30', A, MONDAY]));
  });

  it('leave out deleted projects and tasks, which are listed', () => {
    const target = { staffIds: [4], dates: [MONDAY] };
    const settings = [
      slot('09:00'),
      { ...slot('09:30', 2), project: null },
      { ...slot('10:00'), task: null },
    ];
    const known = recorded(staffSlots(4, {}, { 1: settings }));
    expect(createSettingsPatch(target, known)).toEqual(patch(['09:00', A, MONDAY]));
    expect(deletedSettings(target, known).map(toldSlot)).toEqual([`4 ${MONDAY} 09:30`, `4 ${MONDAY} 10:00`]);
  });

  it('fill nothing when nothing is saved', () => {
    expect(ofSettings([9, 77], [MONDAY]).size).toBe(0);
  });
});

describe('copied half hours', () => {
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

  it('of a day are those recorded on it, without deleted projects', () => {
    expect([...createCopyPatch({ staffId: 4, from: MONDAY, to: '2026-11-20', days: 1 }, worked)]).toEqual([
      ...patch(['09:00', A, '2026-11-20'], ['09:30', B, '2026-11-20']),
    ]);
  });

  it('are in time order, whatever the order of the records', () => {
    const times = ['09:00', '10:00', '08:30', '09:30'];
    const mixed = recorded(staffSlots(4, { [MONDAY]: times.map((time) => slot(time)) }));
    const copy = createCopyPatch({ staffId: 4, from: MONDAY, to: TUESDAY, days: 1 }, mixed);
    expect([...copy.values()].map(({ minutes }) => toClockTime(minutes))).toEqual([
      ...['08:30', '09:00', '09:30', '10:00'],
    ]);
  });

  it('of a week are copied day by day, within the week', () => {
    const week = createCopyPatch({ staffId: 4, from: SUNDAY, to: '2026-11-29', days: 7 }, worked);
    expect([...new Set([...week.values()].map(({ date }) => date))]).toEqual(['2026-11-30', '2026-12-01']);
    expect(createCopyPatch({ staffId: 77, from: SUNDAY, to: MONDAY, days: 7 }, worked).size).toBe(0);
  });
});
