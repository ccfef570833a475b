import { belongsTo, type LeaveRecord, type Person } from './leave';

/** True if the server sends more of a record than the granted days. */
export function hasBalance({ usedLeaves, remainingLeaves }: LeaveRecord): boolean {
  return usedLeaves !== null || remainingLeaves !== null;
}

/** Finds the person's record of the latest year that has a balance. Source: DB-2. */
export function latestBalance(records: readonly LeaveRecord[], person: Person): LeaveRecord | undefined {
  return records
    .filter((record) => belongsTo(record, person) && hasBalance(record))
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))[0];
}
