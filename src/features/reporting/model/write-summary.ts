import type { CalendarDate } from '@/lib/calendar-date';
import { splitDays } from './row-chunks';
import { NO_SLOTS, type DaySlots, type StaffSlots } from './slot';
import type { SlotKey, SlotRow } from './slot-rows';

/** The recorded slots by staff id; who is missing there has not been loaded. */
export type RecordedSlots = ReadonlyMap<number, StaffSlots>;

/** What a write will do, in records. */
export type WriteSummary = {
  /** Half hours that are empty now. */
  created: number;
  /** Half hours that hold another project or task now. */
  replaced: number;
  /** Half hours that already hold exactly this. */
  unchanged: number;
  /** Records that will go. */
  cleared: number;
  /** People and dates that lose something: whose records are replaced or cleared. */
  losingStaffIds: readonly number[];
  losingDates: readonly CalendarDate[];
  /** Selected people whose records are not known; the counts leave them out. */
  unknownStaffIds: readonly number[];
};

const MANY_DATES = 5;

/** What creating `rows` will do to what is recorded. Source: RP-7. */
export function summariseFill(rows: readonly SlotRow[], recorded: RecordedSlots): WriteSummary {
  return summarise(rows, recorded, (row, slots, count) => {
    const slot = slots.get(row.period);
    if (!slot) count.created++;
    else if (slot.projectId === row.project_id && slot.taskId === row.task_id) count.unchanged++;
    else {
      count.replaced++;
      return true;
    }
    return false;
  });
}

/** How many records clearing `keys` will really remove; keys without a record count nothing. Source: RP-7. */
export function summariseClear(keys: readonly SlotKey[], recorded: RecordedSlots): WriteSummary {
  return summarise(keys, recorded, (key, slots, count) => {
    const isRecorded = slots.has(key.period);
    if (isRecorded) count.cleared++;
    return isRecorded;
  });
}

/** True when a mistake would cost more than one person or more than five dates their records. */
export function losesMuch({ losingStaffIds, losingDates }: WriteSummary): boolean {
  return losingStaffIds.length > 1 || losingDates.length > MANY_DATES;
}

type Counts = Pick<WriteSummary, 'created' | 'replaced' | 'unchanged' | 'cleared'>;

function summarise<Key extends SlotKey>(
  keys: readonly Key[],
  recorded: RecordedSlots,
  /** Counts the key and says whether a record is lost. */
  look: (key: Key, slots: DaySlots, counts: Counts) => boolean,
): WriteSummary {
  const counts: Counts = { created: 0, replaced: 0, unchanged: 0, cleared: 0 };
  const losingStaff = new Set<number>();
  const losingDates = new Set<CalendarDate>();
  const unknown = new Set<number>();
  for (const day of splitDays(keys)) {
    const [{ staff_id: staffId, date }] = day;
    const staff = recorded.get(staffId);
    if (!staff) {
      unknown.add(staffId);
      continue;
    }
    const slots = staff.days.get(date) ?? NO_SLOTS;
    let lost = 0;
    for (const key of day) if (look(key, slots, counts)) lost++;
    if (lost === 0) continue;
    losingStaff.add(staffId);
    losingDates.add(date);
  }
  return {
    ...counts,
    losingStaffIds: [...losingStaff],
    losingDates: [...losingDates],
    unknownStaffIds: [...unknown],
  };
}
