import type { StaffSlots } from '@/features/work/model/slot';
import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import { hoursOfPerson } from '../explorer/model/explorer-source';
import { factAt, factsOf, packHours, type HourColumns, type HourFact } from '../explorer/model/hour-columns';
import type { DateRange } from './date-range';
import type { Named } from '@/lib/named';

/** In place of a date: hours of deleted projects are told without their days. */
export const UNKNOWN_DAY = '';

/** All days: hours without their day are of one of them. */
export const ANY_DAY: DateRange = { start: '1000-01-01', end: '9999-12-31' };

/** What one member recorded for one project and task on one day. */
export type HourEntry = {
  /** `UNKNOWN_DAY` where the server tells none. */
  date: CalendarDate;
  member: Named;
  /** Null for a project that was deleted. */
  project: Named | null;
  /** Undefined where the answer does not tell tasks apart, null for a task that was deleted. */
  task?: Named | null;
  hours: number;
};

/** The entries in columns, which `aggregate` groups. */
export function entryColumns(entries: readonly HourEntry[]): HourColumns {
  return packHours(
    entries.map(({ date, hours, ...things }) => ({
      ...things,
      time: date === UNKNOWN_DAY ? ANY_DAY : date,
      halfHours: hours / SLOT_HOURS,
    })),
  );
}

export function entryOf({ time, halfHours, ...things }: HourFact): HourEntry {
  const date = typeof time === 'string' ? time : UNKNOWN_DAY;
  return { date, ...things, hours: halfHours * SLOT_HOURS };
}

/** The entries that columns hold, in their order. */
export const entriesIn = (hours: HourColumns): HourEntry[] => Array.from(factsOf(hours), entryOf);

export function entryAt(hours: HourColumns, at: number): HourEntry | undefined {
  const fact = factAt(hours, at);
  return fact && entryOf(fact);
}

/** What one member recorded, of all time. Nobody is named: the member was asked for. Source: HR-4. */
export function entriesOf({ staffId, days }: Pick<StaffSlots, 'staffId' | 'days'>): HourEntry[] {
  return entriesIn(hoursOfPerson({ days }, { id: staffId, eng_name: '', jp_name: '' }, ANY_DAY));
}

/** The most hours of anything that has some; 0 of nothing. */
export function longestOf(rows: readonly { hours: number }[]): number {
  return rows.reduce((longest, { hours }) => Math.max(longest, hours), 0);
}

/** Sums the hours of anything that has some. */
export function sumHours(rows: readonly { hours: number }[]): number {
  return rows.reduce((sum, { hours }) => sum + hours, 0);
}
