import type { CodedName } from '@/lib/named';
import type { CalendarDate, Weekday } from '@/lib/calendar-date';

export type WorkIds = { projectId: number; taskId: number };

/** Work from `minutes` after midnight. `project` and `task` are null once they were deleted. */
export type Slot = WorkIds & {
  minutes: number;
  project: CodedName | null;
  task: CodedName | null;
  /** True while it waits in the outbox and the server does not have it. */
  isWaiting?: true;
};

/** The natural key of a record: one half hour of one person. */
export type SlotKey = { date: CalendarDate; staffId: number; minutes: number };

/** The half hours of a day, keyed by their start in minutes since midnight. */
export type DaySlots = ReadonlyMap<number, Slot>;

/**
 * Years of half hours in columns: ten bytes for each, and every project and task once. Plain values, so that
 * a worker can transfer them and the browser can persist them. `slot-days.ts` reads them.
 */
export type SlotDays = {
  /** The days with records, in order, e.g. 20261120. */
  days: Int32Array<ArrayBuffer>;
  /** The index of each day's first half hour in the columns below, followed by the total number. */
  starts: Uint32Array<ArrayBuffer>;
  /** Minutes since midnight. */
  minutes: Uint16Array<ArrayBuffer>;
  projectIds: Uint32Array<ArrayBuffer>;
  taskIds: Uint32Array<ArrayBuffer>;
  /** Projects that were not deleted. */
  projects: ReadonlyMap<number, CodedName>;
  tasks: ReadonlyMap<number, CodedName>;
  /** Days that differ from the columns. */
  changed?: ReadonlyMap<CalendarDate, DaySlots>;
};

/** The date of joining from the skill sheet, and the date of permanent employment. */
export type StartDates = { joinDate: CalendarDate | null; permanentDate: CalendarDate | null };

/** All half hours of one person and their saved defaults, indexed once when the answer arrives. */
export type StaffSlots = {
  staffId: number;
  startDates: StartDates;
  days: SlotDays;
  settings: ReadonlyMap<Weekday, DaySlots>;
};

/** The recorded slots by staff id; a missing person was not loaded. */
export type RecordedSlots = ReadonlyMap<number, StaffSlots>;

/** The task id of records without a task. No task has it, and no server accepts it. */
export const NO_TASK = 0;

export const NO_SLOTS: DaySlots = new Map();

/** Returns the people of these half hours, each once, in order of first appearance. */
export function distinctStaffIds(slots: Iterable<Pick<SlotKey, 'staffId'>>): number[] {
  return [...new Set(Array.from(slots, ({ staffId }) => staffId))];
}
