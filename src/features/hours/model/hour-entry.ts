import type { CalendarDate } from '@/lib/calendar-date';

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

/** The most hours of anything that has some; 0 of nothing. */
export function longestOf(rows: readonly { hours: number }[]): number {
  return rows.reduce((longest, { hours }) => Math.max(longest, hours), 0);
}

/** Sums the hours of anything that has some. */
export function sumHours(rows: readonly { hours: number }[]): number {
  return rows.reduce((sum, { hours }) => sum + hours, 0);
}
