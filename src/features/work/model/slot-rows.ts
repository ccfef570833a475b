import type { CalendarDate, Weekday } from '@/lib/calendar-date';
import type { Period } from '@/lib/time-slot';
import type { SlotKey, WorkIds } from './slot';

export type SlotRow = SlotKey & WorkIds;

/** Half hours to record or to clear. They may be sent again: staff, date and period are their key. */
export type SlotWrite =
  { kind: 'fill'; rows: readonly SlotRow[] } | { kind: 'clear'; rows: readonly SlotKey[] };

/** The same for a saved weekday default; `day` is 0 for Sunday. */
export type SettingKey = { day: Weekday; staff_id: number; period: Period };
export type SettingRow = SettingKey & WorkIds;

/** Every combination in the order that the server expects: staff outermost, then dates, then slots. Source: RP-7. */
export function slotKeys(
  staffIds: readonly number[],
  dates: readonly CalendarDate[],
  periods: readonly Period[],
): SlotKey[] {
  return combine(staffIds, dates, periods, (staff_id, date, period) => ({ date, staff_id, period }));
}

/** As `slotKeys`, with the work done: 2 staff × 5 dates × 16 slots give 160 rows. Source: RP-5, RP-7. */
export function slotRows(
  staffIds: readonly number[],
  dates: readonly CalendarDate[],
  periods: readonly Period[],
  { project_id, task_id }: WorkIds,
): SlotRow[] {
  return combine(staffIds, dates, periods, (staff_id, date, period) => ({
    date,
    staff_id,
    project_id,
    task_id,
    period,
  }));
}

/** Days × slots of one person. Source: RS-1. */
export function settingKeys(
  staffId: number,
  days: readonly Weekday[],
  periods: readonly Period[],
): SettingKey[] {
  return combine([staffId], days, periods, (staff_id, day, period) => ({ day, staff_id, period }));
}

/** As `settingKeys`, with the work to be pre-filled. Source: RS-1. */
export function settingRows(
  staffId: number,
  days: readonly Weekday[],
  periods: readonly Period[],
  work: WorkIds,
): SettingRow[] {
  return combine([staffId], days, periods, (staff_id, day, period) => ({ day, staff_id, ...work, period }));
}

function combine<Day, Row>(
  staffIds: readonly number[],
  days: readonly Day[],
  periods: readonly Period[],
  toRow: (staffId: number, day: Day, period: Period) => Row,
): Row[] {
  const rows: Row[] = [];
  for (const staffId of staffIds) {
    for (const day of days) {
      for (const period of periods) rows.push(toRow(staffId, day, period));
    }
  }
  return rows;
}
