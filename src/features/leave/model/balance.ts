import { belongsTo, type LeaveRecord, type Person } from './leave';

/** True where the server tells more of a record than what was granted. */
export function hasBalance({ usedLeaves, remainingLeaves }: LeaveRecord): boolean {
  return usedLeaves !== null || remainingLeaves !== null;
}

/** The person's record of the latest year, if it tells a balance. Source: DB-2. */
export function latestBalance(records: readonly LeaveRecord[], person: Person): LeaveRecord | undefined {
  return records
    .filter((record) => belongsTo(record, person) && hasBalance(record))
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))[0];
}
