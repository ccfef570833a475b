import type { StaffSlots } from '@/features/work/model/slot';
import { datesOf, slotsOn } from '@/features/work/model/slot-days';
import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';

/** A member, project or task as reports show it. */
export type NamedEntity = { id: number; eng_name: string; jp_name: string };

/** In place of a date: hours of deleted projects are told without their days. */
export const UNKNOWN_DAY = '';

/** What one member recorded for one project and task on one day. */
export type HourEntry = {
  /** `UNKNOWN_DAY` where the server tells none. */
  date: CalendarDate;
  member: NamedEntity;
  /** Null for a project that was deleted. */
  project: NamedEntity | null;
  /** Undefined where the answer does not tell tasks apart, null for a task that was deleted. */
  task?: NamedEntity | null;
  hours: number;
};

/** What one member recorded, of all time. Nobody is named: the member was asked for. Source: HR-4. */
export function entriesOf({ staffId, days }: Pick<StaffSlots, 'staffId' | 'days'>): HourEntry[] {
  const member = { id: staffId, eng_name: '', jp_name: '' };
  return datesOf(days).flatMap((date) => {
    const entries = new Map<string, HourEntry>();
    for (const { projectId, taskId, project, task } of slotsOn(days, date).values()) {
      const key = `${projectId} ${taskId}`;
      const known = entries.get(key);
      if (known) known.hours += SLOT_HOURS;
      else entries.set(key, { date, member, project, task, hours: SLOT_HOURS });
    }
    return [...entries.values()];
  });
}

/** The most hours of anything that has some; 0 of nothing. */
export function longestOf(rows: readonly { hours: number }[]): number {
  return rows.reduce((longest, { hours }) => Math.max(longest, hours), 0);
}

/** Sums the hours of anything that has some. */
export function sumHours(rows: readonly { hours: number }[]): number {
  return rows.reduce((sum, { hours }) => sum + hours, 0);
}
