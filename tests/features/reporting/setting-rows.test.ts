import { expect, it } from 'vitest';
import {
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
