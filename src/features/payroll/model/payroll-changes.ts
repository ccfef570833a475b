import { isSameAmount, type MonthFact } from '@/features/work/model/month-snapshot';

export type ExportedRow = { id: number; leaveHours: number; overtimeHours: number; leaveDays: number };

const SUMS = ['leaveHours', 'overtimeHours', 'leaveDays'] as const;

export type SumsBefore = Partial<Record<(typeof SUMS)[number], number>>;

/** Returns changed sums by id, and people added or gone since an export of the same month. */
export function changesSince(before: readonly ExportedRow[], now: readonly ExportedRow[]) {
  const earlier = new Map(before.map((row) => [row.id, row]));
  const changed = new Map<number, SumsBefore>();
  const added: number[] = [];
  for (const row of now) {
    const was = earlier.get(row.id);
    if (!was) added.push(row.id);
    else {
      const others = SUMS.filter((sum) => !isSameAmount(was[sum], row[sum]));
      if (others.length > 0) changed.set(row.id, Object.fromEntries(others.map((sum) => [sum, was[sum]])));
    }
  }
  const here = new Set(now.map(({ id }) => id));
  return { changed, added, gone: before.map(({ id }) => id).filter((id) => !here.has(id)) };
}

/** Returns the sums of these people at the check of a month, which stores no zeros. */
export function checkedRows(facts: readonly MonthFact[], ids: readonly number[]): ExportedRow[] {
  const rows = new Map(ids.map((id) => [id, { id, leaveHours: 0, overtimeHours: 0, leaveDays: 0 }]));
  for (const { staffId, figure, amount } of facts) {
    const row = rows.get(staffId);
    if (!row) continue;
    if (figure === 'payrollLeave') row.leaveHours = amount;
    if (figure === 'payrollOvertime') row.overtimeHours = amount;
    if (figure === 'payrollDays') row.leaveDays = amount;
  }
  return [...rows.values()];
}
