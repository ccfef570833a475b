import type { Weekday } from '@/lib/calendar-date';
import { toPeriod } from '@/lib/time-slot';
import { NO_TASK, type StaffSlots } from '@/features/work/model/slot';
import { toContent, isSameContent, type SlotContent } from '@/features/work/model/slot-patch';

export type Settings = StaffSlots['settings'];

export const NO_SETTINGS: Settings = new Map();

/** `minutes` since midnight; `wanted` is null to empty the half hour. */
export type SettingChange = { day: Weekday; staffId: number; minutes: number; wanted: SlotContent };

/** Creates days × half hours. Source: RS-1. */
export function settingChanges(
  staffId: number,
  days: readonly Weekday[],
  starts: readonly number[],
  wanted: SlotContent,
): SettingChange[] {
  return days.flatMap((day) => starts.map((minutes) => ({ day, staffId, minutes, wanted })));
}

/** In half hours; `losingDays`: weekdays with replaced or cleared half hours. Source: RS-1. */
export function summariseChanges(requestedChanges: readonly SettingChange[], settings: Settings) {
  const summary = { created: 0, replaced: 0, cleared: 0, unchanged: 0 };
  const losingDays = new Set<Weekday>();
  for (const requestedChange of requestedChanges) {
    const { day, wanted } = requestedChange;
    const saved = slotAt(settings, requestedChange);
    if (isSameContent(saved, wanted)) {
      summary.unchanged++;
      continue;
    }
    if (saved) losingDays.add(day);
    if (wanted === null) summary.cleared++;
    else if (saved) summary.replaced++;
    else summary.created++;
  }
  return { ...summary, losingDays: [...losingDays] };
}

export const isFulfilled = (requestedChanges: readonly SettingChange[], settings: Settings): boolean =>
  requestedChanges.every((requestedChange) =>
    isSameContent(slotAt(settings, requestedChange), requestedChange.wanted),
  );

/** Finds the saved half hours of the changed weekdays that no change names, without deleted work. */
export function otherSettings(
  requestedChanges: readonly SettingChange[],
  settings: Settings,
): SettingChange[] {
  const staffIds = new Map(requestedChanges.map(({ day, staffId }) => [day, staffId]));
  const isNamed = (day: Weekday, minutes: number) =>
    requestedChanges.some(
      (requestedChange) => requestedChange.day === day && requestedChange.minutes === minutes,
    );
  return [...staffIds].flatMap(([day, staffId]) =>
    [...(settings.get(day)?.values() ?? [])]
      .filter(({ minutes, project, task }) => project && task && !isNamed(day, minutes))
      .map((slot) => ({ day, staffId, minutes: slot.minutes, wanted: toContent(slot) })),
  );
}

/** Counts half hours that another user has changed since `before`, to other content than is requested. */
export function countChangedSince(
  requestedChanges: readonly SettingChange[],
  before: Settings,
  current: Settings,
): number {
  return requestedChanges.filter((requestedChange) => {
    const saved = slotAt(current, requestedChange);
    return (
      !isSameContent(saved, requestedChange.wanted) && !isSameContent(saved, slotAt(before, requestedChange))
    );
  }).length;
}

/** `before` and `after` have the same order. */
export type SettingStep = { before: readonly SettingChange[]; after: readonly SettingChange[] };

export function settingStep(requestedChanges: readonly SettingChange[], settings: Settings): SettingStep {
  const after = requestedChanges.filter(
    (requestedChange) => !isSameContent(slotAt(settings, requestedChange), requestedChange.wanted),
  );
  return {
    after,
    before: after.map((requestedChange) => ({
      ...requestedChange,
      wanted: toContent(slotAt(settings, requestedChange)),
    })),
  };
}

/** In half hours; `lost`: replaced or cleared work without a task, which the server does not take back. */
export function countSettingStep({ before, after }: SettingStep) {
  const count = { created: 0, replaced: 0, cleared: 0, lost: before.filter(isLost).length };
  for (const [index, { wanted }] of after.entries()) {
    if (wanted === null) count.cleared++;
    else if (before[index]?.wanted) count.replaced++;
    else count.created++;
  }
  return count;
}

/** Plans to restore what was before a step. `changed`: half hours that other users have changed since. */
export function planSettingRestore({ before, after }: SettingStep, current: Settings) {
  const plan: Record<'own' | 'changed', SettingChange[]> = { own: [], changed: [] };
  for (const [index, old] of before.entries()) {
    const saved = slotAt(current, old);
    if (isLost(old) || isSameContent(saved, old.wanted)) continue;
    plan[isSameContent(saved, after[index]?.wanted) ? 'own' : 'changed'].push(old);
  }
  return plan;
}

export function settingWrites(
  requestedChanges: readonly SettingChange[],
): Record<'toSave' | 'toRemove', SettingChange[]> {
  return {
    toSave: requestedChanges.filter(({ wanted }) => wanted !== null),
    toRemove: requestedChanges.filter(({ wanted }) => wanted === null),
  };
}

/** The order of the fields follows the specification. */
export const settingRow = ({ day, staffId, minutes, wanted }: SettingChange) => ({
  day,
  staff_id: staffId,
  ...(wanted && { project_id: wanted.projectId, task_id: wanted.taskId }),
  period: toPeriod(minutes),
});

const isLost = ({ wanted }: SettingChange) => wanted?.taskId === NO_TASK;

const slotAt = (settings: Settings, { day, minutes }: SettingChange) => settings.get(day)?.get(minutes);
