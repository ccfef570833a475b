import { describe, expect, it } from 'vitest';
import { EMPTY_WORK } from '@/features/reporting/model/work-form';
import { toMinutes } from '@/lib/time-slot';
import {
  MANUAL_TIMES,
  maxOvertime,
  findSlotStarts,
  type WorkTime,
} from '@/features/reporting/model/work-time';

const auto = (presetIds: number[], overtimeHours = 0): WorkTime => ({
  ...EMPTY_WORK,
  presetIds,
  overtimeHours,
});
const manual = (start: string, finish: string, overtimeHours = 0): WorkTime => ({
  ...EMPTY_WORK,
  timeMode: 'manual',
  start,
  finish,
  overtimeHours,
});
const readStarts = (times: string) => (times ? times.split(' ').map(toMinutes) : []);

const MORNING = '08:30 09:00 09:30 10:00 10:30 11:00 11:30';
const AFTERNOON = '13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30 17:00';

describe('the half hours of a day [RP-4, RP-5, RP-6]', () => {
  it.each([
    ['the morning', auto([1]), MORNING],
    ['the afternoon', auto([2]), AFTERNOON],
    ['both', auto([1, 2]), `${MORNING} ${AFTERNOON}`],
    ['both, chosen in reverse', auto([2, 1]), `${MORNING} ${AFTERNOON}`],
    ['09:00 to 10:30', manual('09:00', '10:30'), '09:00 09:30 10:00'],
    ['22:30 to 24:00', manual('22:30', '24:00'), '22:30 23:00 23:30'],
    ['both and 1.5 h more', auto([1, 2], 1.5), `${MORNING} ${AFTERNOON} 17:30 18:00 18:30`],
    ['09:00 to 10:30 and 1.5 h more', manual('09:00', '10:30', 1.5), '09:00 09:30 10:00 10:30 11:00 11:30'],
    [
      'overtime after the latest slot, whichever was picked last',
      auto([2, 1], 0.5),
      `${MORNING} ${AFTERNOON} 17:30`,
    ],
    ['overtime that would pass midnight', manual('22:30', '23:30', 3), '22:30 23:00 23:30'],
    ['no period', auto([], 2), ''],
    ['a finish before the start', manual('10:00', '09:00', 1), ''],
    ['a finish at the start', manual('10:00', '10:00'), ''],
    ['no finish yet', manual('10:00', ''), ''],
    ['overtime below nothing', auto([1], -1), MORNING],
  ])('are correct for %s', (_, time, expected) => {
    expect(findSlotStarts(time)).toEqual(readStarts(expected));
  });

  it('make up a day of 16 slots', () => {
    expect(findSlotStarts(EMPTY_WORK)).toHaveLength(16);
  });

  it.each([
    [auto([1, 2]), 6.5],
    [auto([1]), 12],
    [manual('22:30', '23:30'), 0.5],
    [manual('22:30', '24:00'), 0],
    [auto([]), 0],
    [manual('10:00', '09:00'), 0],
  ])('leave room for overtime until 24:00', (time, hours) => {
    expect(maxOvertime(time)).toBe(hours);
  });

  it('can be chosen manually from 08:30 to 24:00 in half hours', () => {
    expect(MANUAL_TIMES).toHaveLength(32);
    expect([MANUAL_TIMES[0], MANUAL_TIMES[1], MANUAL_TIMES.at(-1)]).toEqual(['08:30', '09:00', '24:00']);
  });
});
