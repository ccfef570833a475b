import { belongsTo, type LeaveRecord, type Person } from './leave';

/** True if the server sends the used or the remaining days; some versions send the granted days only. */
export function hasBalance({ usedLeaves, remainingLeaves }: LeaveRecord): boolean {
  return usedLeaves !== null || remainingLeaves !== null;
}

/** Finds the person's record of the latest year that has a balance. Source: DB-2. */
export function latestBalance(records: readonly LeaveRecord[], person: Person): LeaveRecord | undefined {
  return records
    .filter((record) => belongsTo(record, person) && hasBalance(record))
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))[0];
}
