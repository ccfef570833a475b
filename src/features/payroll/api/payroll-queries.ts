import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/api/request';
import { invalidRowsOf } from '@/api/invalid-rows';
import { rowsOf, wire, wireNames } from '@/api/wire-fields';
import { readLeaveRecords, readLeaves, readOvertimes } from '@/features/leave/api/leave-queries';
import { ownLeavesSchema } from '@/features/leave/api/leave-schema';
import type { Leave, LeaveRecord, Overtime, Person } from '@/features/leave/model/leave';
import { createLeaveFinder, leavesWithoutRecord } from '@/features/leave/model/person-leaves';
import type { WorkCalendar } from '@/features/work/model/work-calendar';
import { leavesInMonth, payrollRows, type ExplainedRow } from '../model/payroll-row';

const staffWithLeaves = rowsOf(z.looseObject({ id: wire.id, ...wireNames, leave: ownLeavesSchema }));

/** What every month of the payroll of some people is made of. */
export type PayrollSource = {
  /** All who were read: two of them may share their names. */
  people: readonly Person[];
  /** The rows of the members' own relation that are leaves. */
  ownLeaves: ReadonlyMap<number, readonly Leave[]>;
  records: readonly LeaveRecord[];
  /** Everybody's; null where they are not asked for. */
  leaves: readonly Leave[] | null;
  overtimes: readonly Overtime[];
  /** How many rows could not be read. */
  unreadable: number;
};

export type PayrollScope = {
  /** The one person who is paid; undefined for several. */
  onlyId: number | undefined;
  /** Whose leave records may be asked for; undefined for everybody's. */
  recordsOf: Person | undefined;
};

/**
 * Leaves come from the members where the server sends them, else from the leave records (C6 of the server's conflicts);
 * overtime from its own list, which unlike the members' knows the month of the user. Administrators are told of leaves
 * without a leave record, for which everybody's are read. Source: EX-2.
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
  const isListNeeded = records.some((record) => record.leaves === null);
  const leaves = listed ?? (isListNeeded ? await readLeaves(signal) : null);
  const ownLeaves = new Map(staff.map(({ id, leave }) => [id, leave]));
  const people = staff.map(({ id, eng_name, jp_name }) => ({ id, eng_name, jp_name }));
  return { people, ownLeaves, records, overtimes, leaves, unreadable: invalidRowsOf(signal) };
}

export const payrollQueries = {
  /** Whoever counts money says how old this may be. The preview says itself where it cannot be had. */
  source: ({ onlyId, recordsOf }: PayrollScope) =>
    queryOptions({
      queryKey: ['payroll', onlyId ?? 'several', recordsOf ?? 'everybody'],
      queryFn: ({ signal }) => readSource({ onlyId, recordsOf }, signal),
      // Maps, which structural sharing cannot compare.
      structuralSharing: false,
      meta: { reads: ['leave', 'overtime', 'staff'] },
    }),
};

/**
 * The payroll of these people and this month, `YYYY-MM`, of what was read: of preview and files alike. The notes of the preview
 * need the company's calendar too.
 */
export function createPayroll(
  people: Parameters<typeof payrollRows>[0],
  month: string,
  source: PayrollSource,
  calendar?: WorkCalendar,
): ExplainedRow[] {
  const { records, overtimes, ownLeaves } = source;
  const isListNeeded = records.some((record) => record.leaves === null);
  const listed = source.leaves ?? [];
  const findLeaves = createLeaveFinder(records, isListNeeded ? listed : [], source.people);
  const leavesOf = (person: Person) =>
    findLeaves({ ...person, leaves: leavesInMonth(ownLeaves.get(person.id) ?? [], month) });
  return payrollRows(people, {
    month,
    leavesOf,
    overtimes,
    unrecorded: leavesWithoutRecord(listed, records),
    calendar,
  });
}
