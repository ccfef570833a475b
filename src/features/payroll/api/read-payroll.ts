import * as z from 'zod/mini';
import { request } from '@/api/request';
import { rowsOf, wire } from '@/api/wire-fields';
import { readLeaveRecords, readLeaves, readOvertimes } from '@/features/leave/api/leave-queries';
import { ownLeavesSchema } from '@/features/leave/api/leave-schema';
import type { Person } from '@/features/leave/model/leave';
import { createLeaveFinder } from '@/features/leave/model/person-leaves';
import { leavesInMonth, payrollRows, type PayrollRow } from '../model/payroll-row';

const staffWithLeaves = rowsOf(z.looseObject({ id: wire.id, leave: ownLeavesSchema }));

type Question = {
  people: readonly Person[];
  /** `YYYY-MM` */
  month: string;
  /** Whose leave records may be asked for; undefined for everybody's. */
  recordsOf: Person | undefined;
  signal: AbortSignal;
};

/**
 * Reads what the payroll of these people and this month needs, afresh: money is not counted from a cache. Leaves come
 * from the members where the server sends them, else from the leave records (C6 of the server's conflicts); overtime
 * from its own list, which unlike the members' knows the month of the user. Source: EX-2.
 *
 * @throws {ApiError}
 */
export async function readPayroll({ people, month, recordsOf, signal }: Question): Promise<PayrollRow[]> {
  const only = people.length === 1 ? people[0] : undefined;
  const [staff, records, overtimes] = await Promise.all([
    request(staffWithLeaves, {
      path: 'reporting-system/staff/get',
      body: { ...(only && { id: only.id }), leave: {} },
      signal,
    }),
    readLeaveRecords(recordsOf, signal),
    readOvertimes(signal),
  ]);
  const isListNeeded = records.some((record) => record.leaves === null);
  const findLeaves = createLeaveFinder(records, isListNeeded ? await readLeaves(signal) : []);

  const ownLeaves = new Map(staff.map(({ id, leave }) => [id, leavesInMonth(leave, month)]));
  const leavesOf = (person: Person) => findLeaves({ ...person, leaves: ownLeaves.get(person.id) });
  return payrollRows(people, { month, leavesOf, overtimes });
}
