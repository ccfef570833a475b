import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getInvalidRows } from '@/api/invalid-rows';
import { request } from '@/api/request';
import { rowList, wire, wireNames } from '@/api/wire-fields';
import { readLeaveRecords, readLeaves, readOvertimes } from '@/features/leave/api/leave-queries';
import { ownLeavesSchema } from '@/features/leave/api/leave-schema';
import type { Leave, LeaveRecord, Overtime, Person } from '@/features/leave/model/leave';
import { createLeaveFinder, lacksLeaves, leavesWithoutRecord } from '@/features/leave/model/person-leaves';
import type { WorkCalendar } from '@/features/work/model/work-calendar';
import type { CalendarMonth } from '@/lib/calendar-date';
import { leavesInMonth, payrollRows, type ExplainedRow, type PaidPerson } from '../model/payroll-row';

const staffWithLeaves = rowList(z.looseObject({ id: wire.id, ...wireNames, leave: ownLeavesSchema }));

export type PayrollSource = {
  /** All people read, because two of them may share their names. */
  people: readonly Person[];
  ownLeaves: ReadonlyMap<number, readonly Leave[]>;
  records: readonly LeaveRecord[];
  /** All leaves; null if not requested. */
  leaves: readonly Leave[] | null;
  overtimes: readonly Overtime[];
  /** The number of rows that fail validation. */
  unreadable: number;
};

export type PayrollScope = {
  /** The only person in the payroll; undefined for several. */
  onlyId: number | undefined;
  /** The person whose leave records may be requested; undefined for all. */
  recordsOf: Person | undefined;
};

/**
 * Reads leave from the members if the server sends it, else from the leave records. Overtime comes from its own list,
 * because the overtime in the members ignores the chosen month. For administrators all leaves are read too, to find
 * those without a leave record.
 */
async function readSource({ onlyId, recordsOf }: PayrollScope, signal: AbortSignal): Promise<PayrollSource> {
  const [staff, records, overtimes, listed] = await Promise.all([
    request(staffWithLeaves, {
      path: 'reporting-system/staff/get',
      body: { ...(onlyId !== undefined && { id: onlyId }), leave: {} },
      signal,
    }),
    readLeaveRecords(recordsOf, signal),
    readOvertimes(signal),
    recordsOf ? null : readLeaves(signal),
  ]);
  const leaves = listed ?? (lacksLeaves(records) ? await readLeaves(signal) : null);
  const ownLeaves = new Map(staff.map(({ id, leave }) => [id, leave]));
  const people = staff.map(({ id, eng_name, jp_name }) => ({ id, eng_name, jp_name }));
  return { people, ownLeaves, records, overtimes, leaves, unreadable: getInvalidRows(signal) };
}

export const payrollQueries = {
  /** The answers of the payroll. Silent: the preview shows the failure itself. */
  source: ({ onlyId, recordsOf }: PayrollScope) =>
    queryOptions({
      queryKey: ['payroll', onlyId ?? 'several', recordsOf ?? 'everybody'],
      queryFn: ({ signal }) => readSource({ onlyId, recordsOf }, signal),
      // Structural sharing cannot compare maps.
      structuralSharing: false,
      meta: { reads: ['leave', 'overtime', 'staff'] },
    }),
};

/** Calculates the rows of a month for preview and files; only the preview's notes need the calendar. */
export function createPayroll(
  people: readonly PaidPerson[],
  month: CalendarMonth,
  source: PayrollSource,
  calendar?: WorkCalendar,
): ExplainedRow[] {
  const { records, overtimes, ownLeaves } = source;
  const listed = source.leaves ?? [];
  const findLeaves = createLeaveFinder(records, lacksLeaves(records) ? listed : [], source.people);
  const findOwnLeaves = (person: Person) =>
    findLeaves({ ...person, leaves: leavesInMonth(ownLeaves.get(person.id) ?? [], month) });
  return payrollRows(people, {
    month,
    findLeaves: findOwnLeaves,
    overtimes,
    unrecorded: leavesWithoutRecord(listed, records),
    calendar,
  });
}
