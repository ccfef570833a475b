import type { Named, Names } from '@/lib/named';
import type { MessageKey } from '@/i18n/catalogue';
import type { LocalizedName } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';

/** Whose records are meant. */
export type Person = Named;

/** Paid and unpaid; some versions of the server send a type with names instead. */
export type LeaveType = 'paid' | 'unpaid' | LocalizedName;

/** One absence of one day. */
export type Leave = Names & {
  /** Unique in its list; the older server gives leaves no id. */
  key: string;
  /** Whose it is, where the server tells. */
  staffId: number | null;
  /** The leave record it belongs to; tells whose it is where `staffId` does not. */
  recordId: number | null;
  type: LeaveType;
  /** Null where the server's value is no date. */
  date: CalendarDate | null;
  /** Code or words; read it with `model/duration.ts`. */
  duration: string;
  dayCount: number | null;
  reason: string;
};

/** Days left that were carried over, and of each half of the year: they decide which dates are paid. */
export type HalfBalances = { carried: number; first: number; second: number };

/** A person's balance, of a year where the server tells it. */
export type LeaveRecord = Names & {
  key: string;
  id: number | null;
  staffId: number | null;
  year: number | null;
  permanentDate: CalendarDate | null;
  /** Days granted. */
  totalLeaves: number | null;
  usedLeaves: number | null;
  remainingLeaves: number | null;
  /** What is left of it, by source; null where the server does not send it. */
  halves: HalfBalances | null;
  /** Null where the server does not send them. */
  leaves: Leave[] | null;
};

/** What became of overtime, in the order of the codes on the wire. */
export const OVERTIME_STATES = ['pending', 'rejected', 'accepted', 'complete'] as const;

export type OvertimeState = (typeof OVERTIME_STATES)[number];

export const OVERTIME_STATE_LABELS: Record<OvertimeState, MessageKey> = {
  pending: 'leave:overtimeState.pending',
  rejected: 'leave:overtimeState.rejected',
  accepted: 'leave:overtimeState.accepted',
  complete: 'leave:overtimeState.complete',
};

/** Overtime that was registered. */
export type Overtime = Names & {
  key: string;
  staffId: number | null;
  date: CalendarDate | null;
  /** Code or words; read it with `model/duration.ts`. */
  duration: string;
  /** Null where the server does not tell it, as the older one. */
  state: OvertimeState | null;
  /** It was not granted: shown, and counted nowhere. */
  isRejected: boolean;
};

/** In the order of the dates; what has none comes first. */
export function byDate(one: { date: CalendarDate | null }, other: { date: CalendarDate | null }): number {
  return (one.date ?? '').localeCompare(other.date ?? '');
}

/** For what is of one month, `YYYY-MM`; what has no date is of none. */
export const isInMonth = (month: string) => (row: { date: CalendarDate | null }) =>
  row.date?.startsWith(month) === true;

type Owned = Names & { staffId: number | null };

/** Both names, by which rows without an id are told apart. */
export const namesKey = ({ eng_name, jp_name }: Names) => `${eng_name}\n${jp_name}`;

/** Whether a row is the person's: by id, by both names where the server gives no id. */
export function belongsTo(row: Owned, person: Person): boolean {
  return row.staffId === null ? namesKey(row) === namesKey(person) : row.staffId === person.id;
}

/** Whose record it is. Without an id only the names tell; no person has the id 0. */
export function toPerson({ staffId, eng_name, jp_name }: Owned): Person {
  return { id: staffId ?? 0, eng_name, jp_name };
}
