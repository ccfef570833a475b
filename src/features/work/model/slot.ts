import type { CodedName } from '@/lib/named';
import type { CalendarDate, Weekday } from '@/lib/calendar-date';

export type WorkIds = { projectId: number; taskId: number };

/** Work from `minutes` after midnight; `project` and `task` are null once deleted, `isWaiting` marks it in the outbox. */
export type Slot = WorkIds & {
  minutes: number;
  project: CodedName | null;
  task: CodedName | null;
  isWaiting?: true;
};

export type SlotKey = { date: CalendarDate; staffId: number; minutes: number };

/** The half hours of a day, keyed by their start in minutes since midnight. */
export type DaySlots = ReadonlyMap<number, Slot>;

/** Years of half hours in plain columns, which a worker can transfer and the browser persist. */
export type SlotDays = {
  /** The days with records, in order, e.g. 20261120. */
  days: Int32Array<ArrayBuffer>;
  /** The index of each day's first half hour in the columns below, followed by the total number. */
  starts: Uint32Array<ArrayBuffer>;
  /** Minutes since midnight. */
  minutes: Uint16Array<ArrayBuffer>;
  projectIds: Uint32Array<ArrayBuffer>;
  taskIds: Uint32Array<ArrayBuffer>;
  projects: ReadonlyMap<number, CodedName>;
  tasks: ReadonlyMap<number, CodedName>;
  /** Days that replace those of the columns. */
  changed?: ReadonlyMap<CalendarDate, DaySlots>;
};

/** The date of joining from the skill sheet, and the date of permanent employment. */
export type StartDates = { joinDate: CalendarDate | null; permanentDate: CalendarDate | null };

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

export function distinctStaffIds(slots: Iterable<Pick<SlotKey, 'staffId'>>): number[] {
  return [...new Set(Array.from(slots, ({ staffId }) => staffId))];
}
