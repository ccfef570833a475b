import type { MessageKey } from '@/i18n/catalogue';
import type { LocalizedName } from '@/i18n/format';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';
import { namesKey, type Named, type Names } from '@/lib/named';

/** A member or the signed-in staff, as far as leave identifies people. */
export type Person = Named;

/** Paid and unpaid; some versions of the server send a type with names instead. */
export type LeaveType = 'paid' | 'unpaid' | LocalizedName;

export type Leave = Names & {
  /** Unique in its list; the older server gives leaves no id. */
  key: string;
  staffId: number | null;
  /** The leave record that the leave belongs to; it identifies the person if `staffId` is null. */
  recordId: number | null;
  type: LeaveType;
  /** Null where the server's value is no date. */
  date: CalendarDate | null;
  /** Code or words; read it with `model/duration.ts`. */
  duration: string;
  /** Days as the server counts them; null where it does not send them. */
  dayCount: number | null;
  reason: string;
};

/** Remaining days by source: carried over, and of each half of the year. They decide which dates are paid. */
export type DaysBySource = { carried: number; first: number; second: number };

export type LeaveRecord = Names & {
  key: string;
  id: number | null;
  staffId: number | null;
  year: number | null;
  permanentDate: CalendarDate | null;
  /** Days granted, used and left; null where the server does not send them. */
  totalLeaves: number | null;
  usedLeaves: number | null;
  remainingLeaves: number | null;
  /** The parts of `remainingLeaves`; null if the server does not send them. */
  remainingBySource: DaysBySource | null;
  /** Null where the server does not send them. */
  leaves: Leave[] | null;
};

/** The states of overtime, in the order of the codes on the wire. */
export const OVERTIME_STATES = ['pending', 'rejected', 'accepted', 'complete'] as const;

export type OvertimeState = (typeof OVERTIME_STATES)[number];

export const OVERTIME_STATE_LABELS: Record<OvertimeState, MessageKey> = {
  pending: 'leave:overtimeState.pending',
  rejected: 'leave:overtimeState.rejected',
  accepted: 'leave:overtimeState.accepted',
  complete: 'leave:overtimeState.complete',
};

export type Overtime = Names & {
  key: string;
  staffId: number | null;
  date: CalendarDate | null;
  /** Code or words; read it with `model/duration.ts`. */
  duration: string;
  /** Null if the server does not send it, as the older one does not. */
  state: OvertimeState | null;
};

/** Rejected overtime is shown but counts nowhere. */
export const isRejected = ({ state }: Pick<Overtime, 'state'>) => state === 'rejected';

type Dated = { date: CalendarDate | null };

/** Sorts by date; rows without a date come first. */
export function byDate(a: Dated, b: Dated): number {
  return (a.date ?? '').localeCompare(b.date ?? '');
}

/** Rows without a date belong to no month. */
export const isInMonth = (month: CalendarMonth) => (row: Dated) => row.date?.startsWith(month) === true;

type Owned = Names & { staffId: number | null };

/** True if the row is the person's: by id, or by both names if the row has no id. */
export function belongsTo(row: Owned, person: Person): boolean {
  return row.staffId === null ? namesKey(row) === namesKey(person) : row.staffId === person.id;
}

/** Returns the person of a record; a missing id becomes 0, which no person has. */
export function toPerson({ staffId, eng_name, jp_name }: Owned): Person {
  return { id: staffId ?? 0, eng_name, jp_name };
}
