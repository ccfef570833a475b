import type { CodedName } from '@/lib/named';
import type { CalendarDate, Weekday } from '@/lib/calendar-date';
import type { Period } from '@/lib/time-slot';

/** What somebody did in one half hour. `project` and `task` are null once they were deleted. */
export type Slot = {
  period: Period;
  projectId: number;
  taskId: number;
  project: CodedName | null;
  task: CodedName | null;
  /** True while the server does not know of it: it waits for a connection. */
  isWaiting?: true;
};

/** What names one half hour of one person: the record's natural key. */
export type SlotKey = { date: CalendarDate; staff_id: number; period: Period };

export type WorkIds = { project_id: number; task_id: number };

export type DaySlots = ReadonlyMap<Period, Slot>;

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

/** Adds `slot` under its day; a later row of the same half hour wins. */
export function addSlot<Day>(index: Map<Day, Map<Period, Slot>>, day: Day, slot: Slot): void {
  const slots = index.get(day);
  if (slots) slots.set(slot.period, slot);
  else index.set(day, new Map([[slot.period, slot]]));
}

/** Whose half hours these are, each person once, in the order in which they come first. */
export function staffIdsOf(slots: Iterable<Pick<SlotKey, 'staff_id'>>): number[] {
  return [...new Set(Array.from(slots, ({ staff_id }) => staff_id))];
}
