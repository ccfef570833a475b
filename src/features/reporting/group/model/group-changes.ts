import type { WorkIds } from '@/features/work/model/slot';
import { toContent } from '@/features/work/model/slot-patch';
import type { Weekday } from '@/lib/calendar-date';
import {
  planSettingRestore,
  settingStep,
  settingWrites,
  type SettingChange,
  type Settings,
  type SettingStep,
} from '../../model/setting-step';

/** By staff id. */
export type TeamSettings = ReadonlyMap<number, Settings>;

/** False for deleted work. */
export type WorkExists = (work: WorkIds) => boolean;

/** Omits deleted work. */
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

/** In half hours; `kept`: saved half hours of the same weekdays, which no change names. */
export function countRequestedChanges(requestedChanges: readonly SettingChange[], settings: Settings) {
  const { before } = settingStep(requestedChanges, settings);
  const replaced = before.filter(({ wanted }) => wanted !== null).length;
  const days = new Set(requestedChanges.map(({ day }) => day));
  const saved = countSettings(settings, [...days]);
  const unchanged = requestedChanges.length - before.length;
  return { created: before.length - replaced, replaced, unchanged, kept: saved - replaced - unchanged };
}

export function countSettings(settings: Settings, weekdays: readonly Weekday[]): number {
  return weekdays.reduce<number>((sum, day) => sum + (settings.get(day)?.size ?? 0), 0);
}

/** Also sends the other half hours of a saved weekday, because an older server would drop them. */
export function groupWrites(
  staffId: number,
  requestedChanges: readonly SettingChange[],
  settings: Settings,
  workExists: WorkExists,
): ReturnType<typeof settingWrites> {
  const { toSave, toRemove } = settingWrites(requestedChanges);
  const days = [...new Set(toSave.map(({ day }) => day))];
  const others = requestedChangesFor(staffId, settings, days, workExists).filter(
    (other) => !requestedChanges.some(({ day, minutes }) => day === other.day && minutes === other.minutes),
  );
  return { toSave: [...toSave, ...others], toRemove };
}

/** By staff id. */
export type GroupStep = ReadonlyMap<number, SettingStep>;

export function changesToRestore(step: SettingStep | undefined, settings: Settings): SettingChange[] {
  return step ? planSettingRestore(step, settings).own : [];
}

export function splitStep(
  step: GroupStep,
  ids: readonly number[],
): [part: GroupStep | null, rest: GroupStep | null] {
  const part = new Map([...step].filter(([id]) => ids.includes(id)));
  const rest = new Map([...step].filter(([id]) => !ids.includes(id)));
  return [part.size > 0 ? part : null, rest.size > 0 ? rest : null];
}
