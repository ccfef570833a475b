import { expect, it } from 'vitest';
import type { Weekday } from '@/lib/calendar-date';
import { NO_TASK, type DaySlots } from '@/features/work/model/slot';
import type { SlotContent } from '@/features/work/model/slot-patch';
import {
  countChangedSince,
  countSettingStep,
  otherSettings,
  planSettingRestore,
  settingRow,
  settingStep,
  settingChanges,
  settingWrites,
  summariseChanges,
  type SettingChange,
} from '@/features/reporting/model/setting-step';
import { A, slot, staffSlots } from '../work/slot-builders';
import { swapSides } from '@/lib/step-history';

/** A work by one letter; `-` for nothing, `?` for a project without a task. */
const WORKS: Record<string, SlotContent> = {
  a: { projectId: 1, taskId: 10 },
  b: { projectId: 2, taskId: 20 },
  '?': { projectId: 3, taskId: NO_TASK },
  '-': null,
};
const MONDAY: Weekday = 1;
const getStart = (index: number) => (8 + index) * 60;

const settings = (works: string): ReadonlyMap<Weekday, DaySlots> => {
  const slots = [...works].flatMap((letter, index) => {
    const work = WORKS[letter];
    const minutes = getStart(index);
    return work ? [[minutes, { ...work, minutes, project: null, task: null }] as const] : [];
  });
  return new Map([[MONDAY, new Map(slots)]]);
};
const requestedChanges = (works: string) =>
  [...works].map((letter, index) => ({
    day: MONDAY,
    staffId: 4,
    minutes: getStart(index),
    wanted: WORKS[letter] ?? null,
  }));
const writeLetters = (rows: readonly SettingChange[]) =>
  rows.map(({ wanted }) => ' ab'[wanted?.projectId ?? 0]).join('');

it.each([
  { before: '-ab?', wished: 'aaaa', count: { created: 1, replaced: 2, cleared: 0, lost: 1 } },
  { before: 'aa--', wished: '----', count: { created: 0, replaced: 0, cleared: 2, lost: 0 } },
  { before: 'ab', wished: 'ab', count: { created: 0, replaced: 0, cleared: 0, lost: 0 } },
])('a write of “$wished” over “$before” is counted by its changes', ({ before, wished, count }) => {
  expect(countSettingStep(settingStep(requestedChanges(wished), settings(before)))).toEqual(count);
});

it.each([
  { what: 'as it was written', now: 'aaaa', own: 'b', removed: 2, changed: 0 },
  { what: 'one is back already', now: '-aaa', own: 'b', removed: 1, changed: 0 },
  { what: 'another person changed one', now: 'aaba', own: 'b', removed: 1, changed: 1 },
  { what: 'another person removed the replaced one', now: 'a-aa', own: '', removed: 2, changed: 1 },
])('“-b-?” is restored: $what', ({ now, own, removed, changed }) => {
  const step = settingStep(requestedChanges('aaaa'), settings('-b-?'));
  const plan = planSettingRestore(step, settings(now));
  const writes = settingWrites(plan.own);
  expect(writeLetters(writes.toSave)).toBe(own);
  expect(writes.toRemove).toHaveLength(removed);
  expect(plan.changed).toHaveLength(changed);
});

it('is redone by its swapSides', () => {
  const step = settingStep(requestedChanges('ab'), settings('b-'));
  const plan = planSettingRestore(swapSides(step), settings('b-'));
  expect(writeLetters(settingWrites(plan.own).toSave)).toBe('ab');
});

/** Monday 09:00 holds A, 09:30 another project; Tuesday 09:00 another task. */
const SAVED = staffSlots(4, {}, { 1: [slot('09:00'), slot('09:30', 2)], 2: [slot('09:00', 1, 2)] }).settings;
const STARTS = [540, 570];

it('the others of a weekday are those that no change names, without deleted work', () => {
  const deleted = { ...slot('10:00'), project: null };
  const { settings: saved } = staffSlots(
    4,
    {},
    { 1: [slot('09:00'), slot('09:30', 2), deleted], 2: [slot('09:00')] },
  );
  expect(otherSettings(settingChanges(4, [1], [540], A), saved)).toEqual([
    { day: 1, staffId: 4, minutes: 570, wanted: { projectId: 2, taskId: 1 } },
  ]);
});

it('the preview of saved settings counts new, replaced and equal ones, and names weekdays with losses [RS-1]', () => {
  expect(summariseChanges(settingChanges(4, [1, 2, 3], STARTS, A), SAVED)).toEqual({
    created: 3,
    replaced: 2,
    unchanged: 1,
    cleared: 0,
    losingDays: [1, 2],
  });
  expect(summariseChanges(settingChanges(4, [3], STARTS, A), SAVED).losingDays).toEqual([]);
});

it('the preview of discarded settings counts those that exist [RS-1]', () => {
  expect(summariseChanges(settingChanges(4, [1, 2, 3], STARTS, null), SAVED)).toEqual({
    created: 0,
    replaced: 0,
    unchanged: 3,
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
    'a half hour outside of the write',
    { 1: [slot('09:00'), slot('09:30', 2), slot('10:00')], 2: [slot('09:00', 1, 2)] },
    0,
  ],
])('of the changes of others since, %s is counted', (_what, saved, count) => {
  const now = staffSlots(4, {}, saved).settings;
  const wished = settingChanges(4, [1, 2, 3], STARTS, { projectId: 9, taskId: 9 });
  expect(countChangedSince(wished, SAVED, now)).toBe(count);
});

it('settings that already equal the input were not changed by others: a save whose response was lost', () => {
  const now = staffSlots(4, {}, { 1: [slot('09:00'), slot('09:30')] }).settings;
  expect(countChangedSince(settingChanges(4, [1], STARTS, A), SAVED, now)).toBe(0);
  expect(countChangedSince(settingChanges(4, [1], STARTS, null), SAVED, now)).toBe(1);
});

it('saved and discarded settings are days × half hours, with the specified fields [RS-1]', () => {
  expect(JSON.stringify(settingChanges(4, [1, 2], [540], { projectId: 7, taskId: 3 }).map(settingRow))).toBe(
    JSON.stringify(
      [1, 2].map((day) => ({ day, staff_id: 4, project_id: 7, task_id: 3, period: '09:00:00' })),
    ),
  );
  expect(JSON.stringify(settingChanges(4, [0], [540], null).map(settingRow))).toBe(
    '[{"day":0,"staff_id":4,"period":"09:00:00"}]',
  );
});
