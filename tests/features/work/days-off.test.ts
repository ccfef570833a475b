import { describe, expect, it } from 'vitest';
import { fitToDaysOff, type DaysOff } from '@/features/work/model/days-off';
import { toClockTime } from '@/lib/time-slot';
import { A, B, DAY, patch, recorded, slot, staffSlots } from './slot-builders';

const MORNING = ['08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
const AFTERNOON = ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'];
const ALL = [...MORNING, ...AFTERNOON];

const off = (leave: number | null, isHoliday = false): DaysOff => ({
  leaveHours: new Map(leave === null ? [] : [[DAY, leave]]),
  holidays: new Set(isHoliday ? [DAY] : []),
});

const filled = (daysOff: DaysOff, times: readonly string[], standing: readonly string[] = [], work = A) => {
  const state = recorded(staffSlots(4, { [DAY]: standing.map((time) => slot(time)) }));
  const wanted = patch(...times.map((time) => [time, work] as const));
  const { patch: fitted, leftOut } = fitToDaysOff(wanted, state, () => daysOff);
  return {
    kept: [...fitted.values()].map(({ minutes }) => toClockTime(minutes)),
    leave: leftOut.leave.length,
    holiday: leftOut.holiday.length,
  };
};

describe('filling eight hours', () => {
  it.each([
    ['is whole on a day without leave', off(null), [], { kept: ALL, leave: 0, holiday: 0 }],
    ['leaves half a day of leave free', off(4), [], { kept: ALL.slice(0, 8), leave: 8, holiday: 0 }],
    ['leaves an hour and a half free', off(1.5), [], { kept: ALL.slice(0, 13), leave: 3, holiday: 0 }],
    ['has no room on a day of leave', off(8), [], { kept: [], leave: 16, holiday: 0 }],
    ['has no room after more leave than a day', off(12), [], { kept: [], leave: 16, holiday: 0 }],
    ['has no room on a holiday, leave or not', off(4, true), [], { kept: [], leave: 0, holiday: 16 }],
    [
      'counts recorded hours at other times',
      off(4),
      ['18:00', '18:30'],
      { kept: ALL.slice(0, 6), leave: 10, holiday: 0 },
    ],
    [
      'adds nothing where more is recorded than is due',
      off(4),
      AFTERNOON,
      { kept: AFTERNOON, leave: 7, holiday: 0 },
    ],
  ])('%s', (_, daysOff, standing, expected) => {
    expect(filled(daysOff, ALL, standing)).toEqual(expected);
  });
});

it('replacing recorded hours needs no free hours, nor does a clear', () => {
  expect(filled(off(8), MORNING, MORNING, B)).toEqual({ kept: MORNING, leave: 0, holiday: 0 });
  const cleared = patch(['09:00', null]);
  expect(fitToDaysOff(cleared, recorded(staffSlots(4, {})), () => off(8)).patch).toBe(cleared);
});

it.each([
  ['the working hours of a short day', 4, null, 8, { workingHours: 8, leave: 0 }],
  ['nothing on a weekday on which the person never works', 0, null, 0, { workingHours: 16, leave: 0 }],
  ['a short day reduced by leave', 6, 2, 8, { workingHours: 0, leave: 8 }],
])('filling eight hours has room for %s', (_, hours, leave, kept, leftOut) => {
  const daysOff = { ...off(leave), hoursOn: () => hours };
  const wanted = patch(...ALL.map((time) => [time, A] as const));
  const fitted = fitToDaysOff(wanted, recorded(staffSlots(4, {})), () => daysOff);
  expect(fitted.patch.size).toBe(kept);
  expect(fitted.leftOut.workingHours.length).toBe(leftOut.workingHours);
  expect(fitted.leftOut.leave.length).toBe(leftOut.leave);
});
