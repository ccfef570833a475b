import type { CodedName } from '@/lib/named';
import type { CalendarDate, Weekday } from '@/lib/calendar-date';

export type WorkIds = { projectId: number; taskId: number };

/** `minutes` since midnight; `project` and `task` are null once deleted; `isWaiting` while unsent. */
export type Slot = WorkIds & {
  minutes: number;
  project: CodedName | null;
  task: CodedName | null;
  isWaiting?: true;
};

export type SlotKey = { date: CalendarDate; staffId: number; minutes: number };

/** The half hours of a day, keyed by their start in minutes since midnight. */
export type DaySlots = ReadonlyMap<number, Slot>;

/** Years of half hours as typed arrays, which a worker can transfer and the browser can store. */
export type SlotDays = {
  /** Days with records in ascending order, e.g. 20261120. */
  days: Int32Array<ArrayBuffer>;
  /** For each day the index of its first half hour in the columns below, then the total count. */
  starts: Uint32Array<ArrayBuffer>;
  minutes: Uint16Array<ArrayBuffer>;
  projectIds: Uint32Array<ArrayBuffer>;
  taskIds: Uint32Array<ArrayBuffer>;
  projects: ReadonlyMap<number, CodedName>;
  tasks: ReadonlyMap<number, CodedName>;
  /** Days changed since; they replace those of the columns. */
  changed?: ReadonlyMap<CalendarDate, DaySlots>;
};

/** `joinDate` is from the skill sheet, `permanentDate` the date of permanent employment. */
export type StartDates = { joinDate: CalendarDate | null; permanentDate: CalendarDate | null };

export type StaffSlots = {
  staffId: number;
  startDates: StartDates;
  days: SlotDays;
  settings: ReadonlyMap<Weekday, DaySlots>;
};

/** By staff id; a person without an entry was not loaded. */
export type RecordedSlots = ReadonlyMap<number, StaffSlots>;

/** The id in records without a task. No task has it, and no server accepts it. */
export const NO_TASK = 0;

export const NO_SLOTS: DaySlots = new Map();

export function distinctStaffIds(slots: Iterable<Pick<SlotKey, 'staffId'>>): number[] {
  return [...new Set(Array.from(slots, ({ staffId }) => staffId))];
}
