import { expect, it } from 'vitest';
import {
  changedSince,
  settingKeys,
  settingRows,
  summariseDiscard,
  summariseSave,
} from '@/features/reporting/model/setting-rows';
import { A, slot, staffSlots } from '../work/slot-builders';

/** Monday 09:00 holds A, 09:30 another project; Tuesday 09:00 another task. */
const { settings } = staffSlots(4, {}, { 1: [slot('09:00'), slot('09:30', 2)], 2: [slot('09:00', 1, 2)] });
const PERIODS = ['09:00:00', '09:30:00'];

it('saving settings tells what is new, replaced and the same, and which weekdays lose something [RS-1]', () => {
  expect(summariseSave(settingRows(4, [1, 2, 3], PERIODS, A), settings)).toEqual({
    created: 3,
    replaced: 2,
    unchanged: 1,
    cleared: 0,
    losingDays: [1, 2],
  });
  expect(summariseSave(settingRows(4, [3], PERIODS, A), settings).losingDays).toEqual([]);
});

it('discarding settings counts what really goes [RS-1]', () => {
  expect(summariseDiscard(settingKeys(4, [1, 2, 3], PERIODS), settings)).toEqual({
    created: 0,
    replaced: 0,
    unchanged: 0,
    cleared: 3,
    losingDays: [1, 2],
  });
});

it.each([
  ['nothing', { 1: [slot('09:00'), slot('09:30', 2)], 2: [slot('09:00', 1, 2)] }, 0],
  ['another project', { 1: [slot('09:00'), slot('09:30', 3)], 2: [slot('09:00', 1, 2)] }, 1],
  ['a half hour less', { 1: [slot('09:00'), slot('09:30', 2)] }, 1],
  ['one more', { 1: [slot('09:00'), slot('09:30', 2)], 2: [slot('09:00', 1, 2), slot('09:30')] }, 1],
  [
    'a half hour that is not written',
    { 1: [slot('09:00'), slot('09:30', 2), slot('10:00')], 2: [slot('09:00', 1, 2)] },
    0,
  ],
])('of what somebody else changed since, %s counts', (_what, saved, count) => {
  const now = staffSlots(4, {}, saved).settings;
  const wanted = { project_id: 9, task_id: 9 };
  expect(changedSince(settingKeys(4, [1, 2, 3], PERIODS), wanted, settings, now)).toHaveLength(count);
});

it('what holds already what is wanted was changed by nobody else: a save whose answer was lost', () => {
  const now = staffSlots(4, {}, { 1: [slot('09:00'), slot('09:30')] }).settings;
  expect(changedSince(settingKeys(4, [1], PERIODS), A, settings, now)).toEqual([]);
  expect(changedSince(settingKeys(4, [1], PERIODS), null, settings, now)).toHaveLength(1);
});
