import { describe, expect, it } from 'vitest';
import { settingStart } from '@/features/reporting/model/setting-input';
import { settingKeys, settingRows } from '@/features/reporting/model/setting-rows';
import { EMPTY_WORK, type WorkInput } from '@/features/reporting/model/work-form';
import { slotsOf } from '@/features/reporting/model/work-time';
import { slot } from '../work/slot-builders';

const day = (...groups: [projectId: number, times: string[]][]) =>
  new Map(
    groups
      .flatMap(([projectId, times]) => times.map((time) => slot(time.slice(0, 5), projectId, 5)))
      .map((one) => [one.period, one]),
  );
const times = (input: Partial<WorkInput>) => slotsOf({ ...EMPTY_WORK, ...input });
const manual = (start: string, finish: string): Partial<WorkInput> => ({ timeMode: 'manual', start, finish });

const WHOLE = times({});
const MORNING = times({ presetIds: [1] });
const AFTERNOON = times({ presetIds: [2] });

describe('the form of the settings starts from what is saved [RS-1]', () => {
  it.each<[string, ReturnType<typeof day>, Partial<WorkInput>, number]>([
    ['a whole day', day([3, WHOLE]), {}, 0],
    ['a morning', day([3, MORNING]), { presetIds: [1] }, 0],
    [
      'an afternoon with overtime',
      day([3, times({ presetIds: [2], overtimeHours: 1.5 })]),
      { presetIds: [2], overtimeHours: 1.5 },
      0,
    ],
    ['a stretch of time', day([3, ['09:00', '09:30', '10:00']]), manual('09:00', '10:30'), 0],
    ['a day with all its overtime', day([3, times({ overtimeHours: 6.5 })]), { overtimeHours: 6.5 }, 0],
    ['a half hour of the morning', day([3, MORNING.slice(0, 1)]), manual('08:30', '09:00'), 0],
    ['until midnight', day([3, ['23:00', '23:30']]), manual('23:00', '24:00'), 0],
    ['two works: the first one', day([7, AFTERNOON], [3, MORNING]), { presetIds: [1] }, 9],
    [
      'a stretch with a gap: its first part',
      day([3, ['09:00', '09:30', '11:00']]),
      manual('09:00', '10:00'),
      1,
    ],
  ])('%s', (_, saved, expected, leftOut) => {
    expect(settingStart(saved)).toEqual({
      input: { ...EMPTY_WORK, ...expected, projectId: 3, taskId: 5 },
      leftOut,
    });
  });

  it('and empty where it cannot show anything of it', () => {
    expect(settingStart(undefined)).toEqual({ input: EMPTY_WORK, leftOut: 0 });
    expect(settingStart(day([3, ['07:00']]))).toEqual({ input: EMPTY_WORK, leftOut: 1 });
    const deleted = new Map([['09:00:00', { ...slot('09:00'), project: null }]]);
    expect(settingStart(deleted)).toEqual({ input: EMPTY_WORK, leftOut: 1 });
  });
});

it('what is saved and discarded are days × half hours, fields as specified [RS-1]', () => {
  expect(JSON.stringify(settingRows(4, [1, 2], ['09:00:00'], { project_id: 7, task_id: 3 }))).toBe(
    JSON.stringify(
      [1, 2].map((day) => ({ day, staff_id: 4, project_id: 7, task_id: 3, period: '09:00:00' })),
    ),
  );
  expect(settingKeys(4, [0], ['09:00:00'])).toEqual([{ day: 0, staff_id: 4, period: '09:00:00' }]);
});

it('another task is another work [RS-1]', () => {
  const saved = new Map([slot('09:00', 3, 5), slot('09:30', 3, 6)].map((one) => [one.period, one]));
  expect(settingStart(saved)).toMatchObject({ input: manual('09:00', '09:30'), leftOut: 1 });
});
