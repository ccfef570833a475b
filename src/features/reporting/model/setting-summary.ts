import type { Weekday } from '@/lib/calendar-date';
import type { SettingKey, SettingRow } from '@/features/work/model/slot-rows';
import type { StaffSlots } from '@/features/work/model/slot';

/** What saving or discarding settings will do, in half hours. */
export type SettingSummary = {
  created: number;
  replaced: number;
  unchanged: number;
  cleared: number;
  /** The weekdays that lose something. */
  losingDays: readonly Weekday[];
};

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
