import type { CalendarDate } from '@/lib/calendar-date';
import type { SlotRow } from '@/features/work/model/slot-rows';
import { NO_SLOTS, type DaySlots, type RecordedSlots, type SlotKey } from '@/features/work/model/slot';
import { splitDays } from './row-chunks';

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
  /** Whose records are replaced or cleared, in the order of the write. */
  losses: readonly SlotLoss[];
  /** Selected people whose records are not known; the counts leave them out. */
  unknownStaffIds: readonly number[];
};

/** What one person loses: so many records, on these dates. */
export type SlotLoss = { staffId: number; dates: readonly CalendarDate[]; count: number };

/** The half hours of a full day. */
const MANY_RECORDS = 16;

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

/** True when a mistake would cost more than a day of records, or records of anybody but the user `ownId`. */
export function losesMuch({ losses }: WriteSummary, ownId: number): boolean {
  return countLost(losses) > MANY_RECORDS || losses.some(({ staffId }) => staffId !== ownId);
}

export function countLost(losses: readonly SlotLoss[]): number {
  return losses.reduce((sum, { count }) => sum + count, 0);
}

type Counts = Pick<WriteSummary, 'created' | 'replaced' | 'unchanged' | 'cleared'>;

function summarise<Key extends SlotKey>(
  keys: readonly Key[],
  recorded: RecordedSlots,
  /** Counts the key and says whether a record is lost. */
  look: (key: Key, slots: DaySlots, counts: Counts) => boolean,
): WriteSummary {
  const counts: Counts = { created: 0, replaced: 0, unchanged: 0, cleared: 0 };
  const losses = new Map<number, { dates: CalendarDate[]; count: number }>();
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
    const loss = losses.get(staffId) ?? { dates: [], count: 0 };
    losses.set(staffId, { dates: [...loss.dates, date], count: loss.count + lost });
  }
  return {
    ...counts,
    losses: [...losses].map(([staffId, loss]) => ({ staffId, ...loss })),
    unknownStaffIds: [...unknown],
  };
}
