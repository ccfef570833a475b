import type { WorkIds } from '@/features/work/model/slot';
import { contentOf } from '@/features/work/model/slot-patch';
import type { Weekday } from '@/lib/calendar-date';
import {
  planSettingReturn,
  settingStep,
  settingWrites,
  type Settings,
  type SettingStep,
  type SettingChange,
} from '../../model/setting-step';

/** Weekday defaults by member. */
export type TeamSettings = ReadonlyMap<number, Settings>;

/** Of work that exists: the server takes no other. */
export type IsKnown = (work: WorkIds) => boolean;

/** The defaults of these weekdays, wished for somebody else. What the server would refuse is left out. */
export function requestedChangesFor(
  staffId: number,
  source: Settings,
  weekdays: readonly Weekday[],
  isKnown: IsKnown,
): SettingChange[] {
  return weekdays.flatMap((day) =>
    [...(source.get(day)?.values() ?? [])]
      .filter(isKnown)
      .map((slot) => ({ day, staffId, minutes: slot.minutes, wanted: contentOf(slot) })),
  );
}

/** What requestedChanges do to somebody's defaults, in half hours; `kept`: others of the same weekdays, which stay. */
export function countRequestedChanges(requestedChanges: readonly SettingChange[], settings: Settings) {
  const { before } = settingStep(requestedChanges, settings);
  const replaced = before.filter(({ wanted }) => wanted !== null).length;
  const days = new Set(requestedChanges.map(({ day }) => day));
  const saved = [...days].reduce<number>((sum, day) => sum + (settings.get(day)?.size ?? 0), 0);
  const unchanged = requestedChanges.length - before.length;
  return { created: before.length - replaced, replaced, unchanged, kept: saved - replaced - unchanged };
}

/**
 * The two writes that fulfil requestedChanges. An older server drops all else of a weekday that is saved: what stands there beside the requestedChanges
 * is sent along.
 */
export function groupWrites(
  requestedChanges: readonly SettingChange[],
  settings: Settings,
  isKnown: IsKnown,
): ReturnType<typeof settingWrites> {
  const { saved, removed } = settingWrites(requestedChanges);
  const isWished = (on: Weekday, at: number) =>
    requestedChanges.some(({ day, minutes }) => day === on && minutes === at);
  const days = [...new Set(saved.map(({ day }) => day))];
  const beside = requestedChangesFor(saved[0]?.staffId ?? 0, settings, days, isKnown).filter(
    ({ day, minutes }) => !isWished(day, minutes),
  );
  return { saved: [...saved, ...beside], removed };
}

/** What was done to each person's defaults. */
export type GroupStep = ReadonlyMap<number, SettingStep>;

/** What is left to put back of a step; what somebody else changed since stays. */
export function changesToReturn(step: SettingStep | undefined, settings: Settings): SettingChange[] {
  return step ? planSettingReturn(step, settings).own : [];
}

/** The part of a step that is about these people, and the rest of it; null where there is none. */
export function splitStep(step: GroupStep, ids: readonly number[]): [GroupStep | null, GroupStep | null] {
  const part = (isIn: boolean) => {
    const some = new Map([...step].filter(([id]) => ids.includes(id) === isIn));
    return some.size > 0 ? some : null;
  };
  return [part(true), part(false)];
}
