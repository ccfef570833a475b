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
  /** Everybody in the answer, to recognise names that several people share. */
  people: readonly Person[];
  ownLeaves: ReadonlyMap<number, readonly Leave[]>;
  records: readonly LeaveRecord[];
  /** All leaves; null if not requested. */
  leaves: readonly Leave[] | null;
  overtimes: readonly Overtime[];
  invalidRowCount: number;
};

export type PayrollScope = {
  /** The only person in the payroll; undefined for several. */
  onlyId: number | undefined;
  /** The person whose leave records may be requested; undefined for all. */
  recordsOf: Person | undefined;
};

/**
 * Overtime is read from its own list, because `staff/get` returns only that of the server's current month.
 * For administrators all leaves are read, to find leaves without a leave record.
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
  return { people, ownLeaves, records, overtimes, leaves, invalidRowCount: getInvalidRows(signal) };
}

export const payrollQueries = {
  /** Without a failure toast, because each page and export shows the failure itself. */
  source: ({ onlyId, recordsOf }: PayrollScope) =>
    queryOptions({
      queryKey: ['payroll', onlyId ?? 'several', recordsOf ?? 'everybody'],
      queryFn: ({ signal }) => readSource({ onlyId, recordsOf }, signal),
      // Structural sharing cannot compare maps.
      structuralSharing: false,
      meta: { reads: ['leave', 'overtime', 'staff'] },
    }),
};

/** Calculates the rows of a month; without `calendar`, leave is not compared with working hours. */
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
