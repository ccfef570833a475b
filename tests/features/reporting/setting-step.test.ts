import { expect, it } from 'vitest';
import type { Weekday } from '@/lib/calendar-date';
import type { Period } from '@/lib/time-slot';
import { NO_TASK, type DaySlots } from '@/features/work/model/slot';
import type { SettingRow } from '@/features/reporting/model/setting-rows';
import {
  countSettingStep,
  planSettingReturn,
  settingStep,
  settingWrites,
} from '@/features/reporting/model/setting-step';
import { reverse } from '@/features/reporting/model/slot-step';

/** A work by one letter; `-` for nothing, `?` for a project without a task. */
const WORKS: Record<string, { project_id: number; task_id: number } | null> = {
  a: { project_id: 1, task_id: 10 },
  b: { project_id: 2, task_id: 20 },
  '?': { project_id: 3, task_id: NO_TASK },
  '-': null,
};
const MONDAY: Weekday = 1;
const periodOf = (index: number): Period => `${String(8 + index).padStart(2, '0')}:00:00` as Period;

const settings = (works: string): ReadonlyMap<Weekday, DaySlots> => {
  const slots = [...works].flatMap((letter, index) => {
    const work = WORKS[letter];
    const period = periodOf(index);
    if (!work) return [];
    const slot = {
      ...{ period, projectId: work.project_id, taskId: work.task_id },
      ...{ project: null, task: null },
    };
    return [[period, slot] as const];
  });
  return new Map([[MONDAY, new Map(slots)]]);
};
const wishes = (works: string) =>
  [...works].map((letter, index) => ({
    ...{ day: MONDAY, staff_id: 4, period: periodOf(index) },
    wanted: WORKS[letter] ?? null,
  }));
const lettersOf = (rows: readonly SettingRow[]) => rows.map(({ project_id }) => ' ab'[project_id]).join('');

it.each([
  { before: '-ab?', wished: 'aaaa', count: { created: 1, replaced: 2, cleared: 0, lost: 1 } },
  { before: 'aa--', wished: '----', count: { created: 0, replaced: 0, cleared: 2, lost: 0 } },
  { before: 'ab', wished: 'ab', count: { created: 0, replaced: 0, cleared: 0, lost: 0 } },
])('a write of “$wished” over “$before” counts what it does', ({ before, wished, count }) => {
  expect(countSettingStep(settingStep(wishes(wished), settings(before)))).toEqual(count);
});

it.each([
  { what: 'as it was written', now: 'aaaa', own: 'b', removed: 2, changed: 0 },
  { what: 'one is back already', now: '-aaa', own: 'b', removed: 1, changed: 0 },
  { what: 'somebody else changed one', now: 'aaba', own: 'b', removed: 1, changed: 1 },
  { what: 'somebody else removed the replaced one', now: 'a-aa', own: '', removed: 2, changed: 1 },
])('“-b-?” is put back, $what', ({ now, own, removed, changed }) => {
  const step = settingStep(wishes('aaaa'), settings('-b-?'));
  const plan = planSettingReturn(step, settings(now));
  const writes = settingWrites(plan.own);
  expect(lettersOf(writes.saved)).toBe(own);
  expect(writes.removed).toHaveLength(removed);
  expect(plan.changed).toHaveLength(changed);
});

it('is done again by its reverse', () => {
  const step = settingStep(wishes('ab'), settings('b-'));
  const plan = planSettingReturn(reverse(step), settings('b-'));
  expect(lettersOf(settingWrites(plan.own).saved)).toBe('ab');
});
