import type { CalendarDate, Weekday } from '@/lib/calendar-date';
import type { Period } from '@/lib/time-slot';

type WorkIds = { project_id: number; task_id: number };

/** What names one half hour of one person: the record's natural key. */
export type SlotKey = { date: CalendarDate; staff_id: number; period: Period };
export type SlotRow = SlotKey & WorkIds;

/** The same for a saved weekday default; `day` is 0 for Sunday. */
export type SettingKey = { day: Weekday; staff_id: number; period: Period };
export type SettingRow = SettingKey & WorkIds;

/** Every combination in the order that the server expects: staff outermost, then dates, then slots. Source: RP-7. */
export function slotKeys(
  staffIds: readonly number[],
  dates: readonly CalendarDate[],
  periods: readonly Period[],
): SlotKey[] {
  return staffIds.flatMap((staff_id) =>
    dates.flatMap((date) => periods.map((period) => ({ date, staff_id, period }))),
  );
}

/** As `slotKeys`, with the work done: 2 staff × 5 dates × 16 slots give 160 rows. Source: RP-5, RP-7. */
export function slotRows(
  staffIds: readonly number[],
  dates: readonly CalendarDate[],
  periods: readonly Period[],
  work: WorkIds,
): SlotRow[] {
  return slotKeys(staffIds, dates, periods).map((key) => ({ ...key, ...work }));
}

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
  return settingKeys(staffId, days, periods).map((key) => ({ ...key, ...work }));
}
