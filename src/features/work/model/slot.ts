import type { CodedName } from '@/lib/named';
import type { CalendarDate, Weekday } from '@/lib/calendar-date';

export type WorkIds = { projectId: number; taskId: number };

/**
 * What somebody did in one half hour, which starts so many `minutes` after midnight. `project` and `task` are null once they were
 * deleted.
 */
export type Slot = WorkIds & {
  minutes: number;
  project: CodedName | null;
  task: CodedName | null;
  /** True while the server does not know of it: it waits for a connection. */
  isWaiting?: true;
};

/** What names one half hour of one person: the record's natural key. */
export type SlotKey = { date: CalendarDate; staffId: number; minutes: number };

/** The half hours of a day by the minutes since midnight at which they start. */
export type DaySlots = ReadonlyMap<number, Slot>;

/**
 * The half hours of years in columns: ten bytes for each, and every project and task once. Plain values, so that a
 * worker can hand them over and the browser persist them. `slot-days.ts` reads them.
 */
export type SlotDays = {
  /** The days with records, in order, e.g. 20261120. */
  days: Int32Array<ArrayBuffer>;
  /** Where the half hours of each day begin in the columns below; one more for the end of the last. */
  starts: Uint32Array<ArrayBuffer>;
  /** Minutes since midnight. */
  minutes: Uint16Array<ArrayBuffer>;
  projectIds: Uint32Array<ArrayBuffer>;
  taskIds: Uint32Array<ArrayBuffer>;
  /** Those that were not deleted. */
  projects: ReadonlyMap<number, CodedName>;
  tasks: ReadonlyMap<number, CodedName>;
  /** Days that hold something else than the columns say. */
  changed?: ReadonlyMap<CalendarDate, DaySlots>;
};

/** When somebody began to work here: by their skill sheet, and by the day of permanent employment. */
export type StartDates = { joinDate: CalendarDate | null; permanentDate: CalendarDate | null };

/** All that one person recorded, and their saved defaults: indexed once, when the answer arrives. */
export type StaffSlots = {
  staffId: number;
  startDates: StartDates;
  days: SlotDays;
  settings: ReadonlyMap<Weekday, DaySlots>;
};

/** The recorded slots by staff id; who is missing there has not been loaded. */
export type RecordedSlots = ReadonlyMap<number, StaffSlots>;

/** The task of what was recorded without one. No task has this id, and no server takes it. */
export const NO_TASK = 0;

export const NO_SLOTS: DaySlots = new Map();

/** Whose half hours these are, each person once, in the order in which they come first. */
export function staffIdsOf(slots: Iterable<Pick<SlotKey, 'staffId'>>): number[] {
  return [...new Set(Array.from(slots, ({ staffId }) => staffId))];
}
