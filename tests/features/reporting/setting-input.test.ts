import { describe, expect, it } from 'vitest';
import { settingStart } from '@/features/reporting/model/setting-start';
import { EMPTY_WORK, type WorkInput } from '@/features/reporting/model/work-form';
import { toClockTime } from '@/lib/time-slot';
import { slot } from '../work/slot-builders';

const day = (...groups: [projectId: number, starts: number[]][]) =>
  new Map(
    groups
      .flatMap(([projectId, starts]) => starts.map((start) => slot(toClockTime(start), projectId, 5)))
      .map((one) => [one.minutes, one]),
  );
const manual = (start: string, finish: string): Partial<WorkInput> => ({ timeMode: 'manual', start, finish });

/** Half hours in minutes: 8:30 to 12:00, 13:00 to 17:30, and after that until midnight. */
const MORNING = [510, 540, 570, 600, 630, 660, 690];
const AFTERNOON = [780, 810, 840, 870, 900, 930, 960, 990, 1020];
const EVENING = [1050, 1080, 1110, 1140, 1170, 1200, 1230, 1260, 1290, 1320, 1350, 1380, 1410];
const WHOLE = [...MORNING, ...AFTERNOON];

describe('the form of the settings starts with the saved ones [RS-1]', () => {
  it.each<[string, ReturnType<typeof day>, Partial<WorkInput>, number]>([
    ['a whole day', day([3, WHOLE]), {}, 0],
    ['a morning', day([3, MORNING]), { presetIds: [1] }, 0],
    [
      'an afternoon with overtime',
      day([3, [...AFTERNOON, 1050, 1080, 1110]]),
      { presetIds: [2], overtimeHours: 1.5 },
      0,
    ],
    ['a stretch of time', day([3, [540, 570, 600]]), manual('09:00', '10:30'), 0],
    ['a day with all its overtime', day([3, [...WHOLE, ...EVENING]]), { overtimeHours: 6.5 }, 0],
    ['a half hour of the morning', day([3, MORNING.slice(0, 1)]), manual('08:30', '09:00'), 0],
    ['until midnight', day([3, [1380, 1410]]), manual('23:00', '24:00'), 0],
    ['two works: the first one', day([7, AFTERNOON], [3, MORNING]), { presetIds: [1] }, 9],
    ['a stretch with a gap: its first part', day([3, [540, 570, 660]]), manual('09:00', '10:00'), 1],
  ])('%s', (_, saved, expected, leftOut) => {
    expect(settingStart(saved)).toEqual({
      input: { ...EMPTY_WORK, ...expected, projectId: 3, taskId: 5 },
      leftOut,
    });
  });

  it('no half hours that it can show: empty fields', () => {
    expect(settingStart(undefined)).toEqual({ input: EMPTY_WORK, leftOut: 0 });
    expect(settingStart(day([3, [420]]))).toEqual({ input: EMPTY_WORK, leftOut: 1 });
    const deleted = new Map([[540, { ...slot('09:00'), project: null }]]);
    expect(settingStart(deleted)).toEqual({ input: EMPTY_WORK, leftOut: 1 });
  });
});

it('half hours with another task are other work: the first work is shown [RS-1]', () => {
  const saved = new Map([slot('09:00', 3, 5), slot('09:30', 3, 6)].map((one) => [one.minutes, one]));
  expect(settingStart(saved)).toMatchObject({ input: manual('09:00', '09:30'), leftOut: 1 });
});
