import type { Weekday } from '@/lib/calendar-date';
import type { Period } from '@/lib/time-slot';
import type { StaffSlots, WorkIds } from '@/features/work/model/slot';

/** What saving or discarding settings will do, in half hours. */
export type SettingSummary = {
  created: number;
  replaced: number;
  unchanged: number;
  cleared: number;
  /** The weekdays that lose something. */
  losingDays: readonly Weekday[];
};

/** A saved half hour of a weekday; `day` is 0 for Sunday. */
export type SettingKey = { day: Weekday; staff_id: number; period: Period };
export type SettingRow = SettingKey & WorkIds;

/** Days × slots of one person. Source: RS-1. */
export function settingKeys(
  staff_id: number,
  days: readonly Weekday[],
  periods: readonly Period[],
): SettingKey[] {
  return days.flatMap((day) => periods.map((period) => ({ day, staff_id, period })));
}

/** As `settingKeys`, with the work to be pre-filled. Source: RS-1. */
export function settingRows(
  staffId: number,
  days: readonly Weekday[],
  periods: readonly Period[],
  work: WorkIds,
): SettingRow[] {
  return settingKeys(staffId, days, periods).map(({ period, ...key }) => ({ ...key, ...work, period }));
}

type Settings = StaffSlots['settings'];

/** What saving `rows` will do to one person's settings. Source: RS-1. */
export function summariseSave(rows: readonly SettingRow[], settings: Settings): SettingSummary {
  const summary = { created: 0, replaced: 0, unchanged: 0, cleared: 0 };
  const losingDays = new Set<Weekday>();
  for (const row of rows) {
    const slot = settings.get(row.day)?.get(row.period);
    if (!slot) summary.created++;
    else if (slot.projectId === row.project_id && slot.taskId === row.task_id) summary.unchanged++;
    else {
      summary.replaced++;
      losingDays.add(row.day);
    }
  }
  return { ...summary, losingDays: [...losingDays] };
}

/** How many saved half hours discarding `keys` will really remove. Source: RS-1. */
export function summariseDiscard(keys: readonly SettingKey[], settings: Settings): SettingSummary {
  const lost = keys.filter(({ day, period }) => settings.get(day)?.has(period));
  return {
    created: 0,
    replaced: 0,
    unchanged: 0,
    cleared: lost.length,
    losingDays: [...new Set(lost.map(({ day }) => day))],
  };
}

/** Those of `keys` that hold something else now than `before`, and not what is wanted of them either. */
export function changedSince(
  keys: readonly SettingKey[],
  wanted: WorkIds | null,
  before: Settings,
  now: Settings,
): SettingKey[] {
  return keys.filter(({ day, period }) => {
    const [old, current] = [before.get(day)?.get(period), now.get(day)?.get(period)];
    const isWanted = current?.projectId === wanted?.project_id && current?.taskId === wanted?.task_id;
    return !isWanted && (old?.projectId !== current?.projectId || old?.taskId !== current?.taskId);
  });
}
