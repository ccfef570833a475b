import { weekdayOf, type CalendarDate } from '@/lib/calendar-date';
import { contentAt } from '@/features/work/model/slot-patch';
import type { SlotRow } from '@/features/work/model/slot-rows';
import type { RecordedSlots } from '@/features/work/model/slot';

/**
 * The rows that the saved weekday settings give for these people and dates, in the order staff, dates, slots in time.
 * People and weekdays without settings contribute nothing. Source: RP-9.
 */
export function autoFillRows(
  staffIds: readonly number[],
  dates: readonly CalendarDate[],
  recorded: RecordedSlots,
): SlotRow[] {
  return staffIds.flatMap((staffId) => {
    const settings = recorded.get(staffId)?.settings;
    if (!settings) return [];
    return dates.flatMap((date) =>
      [...(settings.get(weekdayOf(date))?.values() ?? [])]
        .sort((a, b) => (a.period < b.period ? -1 : 1))
        .map(({ period, projectId, taskId }) => ({
          date,
          staff_id: staffId,
          project_id: projectId,
          task_id: taskId,
          period,
        })),
    );
  });
}

/** Those of the rows whose half hours are empty: what is recorded stays unless the user says otherwise. */
export function intoEmpty(rows: readonly SlotRow[], recorded: RecordedSlots): SlotRow[] {
  return rows.filter((row) => contentAt(recorded, row) === null);
}
