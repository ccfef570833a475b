import type { WorkIds } from '@/features/work/model/slot';
import { toContent } from '@/features/work/model/slot-patch';
import type { Weekday } from '@/lib/calendar-date';
import {
  planSettingReturn,
  settingStep,
  settingWrites,
  type Settings,
  type SettingStep,
  type SettingChange,
} from '../../model/setting-step';

export type TeamSettings = ReadonlyMap<number, Settings>;

/** True for existing work: the server accepts no other. */
export type WorkExists = (work: WorkIds) => boolean;

/** Omits work that the server would refuse. */
export function requestedChangesFor(
  staffId: number,
  source: Settings,
  weekdays: readonly Weekday[],
  workExists: WorkExists,
): SettingChange[] {
  return weekdays.flatMap((day) =>
    [...(source.get(day)?.values() ?? [])]
      .filter(workExists)
      .map((slot) => ({ day, staffId, minutes: slot.minutes, wanted: toContent(slot) })),
  );
}

/** In half hours; `kept` are other half hours of the same weekdays, which stay. */
export function countRequestedChanges(requestedChanges: readonly SettingChange[], settings: Settings) {
  const { before } = settingStep(requestedChanges, settings);
  const replaced = before.filter(({ wanted }) => wanted !== null).length;
  const days = new Set(requestedChanges.map(({ day }) => day));
  const saved = [...days].reduce<number>((sum, day) => sum + (settings.get(day)?.size ?? 0), 0);
  const unchanged = requestedChanges.length - before.length;
  return { created: before.length - replaced, replaced, unchanged, kept: saved - replaced - unchanged };
}

/** An older server drops the rest of a saved weekday, so its other half hours are sent too. */
export function groupWrites(
  requestedChanges: readonly SettingChange[],
  settings: Settings,
  workExists: WorkExists,
): ReturnType<typeof settingWrites> {
  const { saved, removed } = settingWrites(requestedChanges);
  const isRequested = (on: Weekday, at: number) =>
    requestedChanges.some(({ day, minutes }) => day === on && minutes === at);
  const days = [...new Set(saved.map(({ day }) => day))];
  const others = requestedChangesFor(saved[0]?.staffId ?? 0, settings, days, workExists).filter(
    ({ day, minutes }) => !isRequested(day, minutes),
  );
  return { saved: [...saved, ...others], removed };
}

export type GroupStep = ReadonlyMap<number, SettingStep>;

/** The changes that undo a step; half hours that another user changed since stay. */
export function changesToReturn(step: SettingStep | undefined, settings: Settings): SettingChange[] {
  return step ? planSettingReturn(step, settings).own : [];
}

/** Splits a step into the part of these people and the rest; null for an empty part. */
export function splitStep(step: GroupStep, ids: readonly number[]): [GroupStep | null, GroupStep | null] {
  const part = (isIn: boolean) => {
    const some = new Map([...step].filter(([id]) => ids.includes(id) === isIn));
    return some.size > 0 ? some : null;
  };
  return [part(true), part(false)];
}
