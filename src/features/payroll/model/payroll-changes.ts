import { isSameAmount, type MonthFact } from '@/features/work/model/month-snapshot';

export type ExportedRow = { id: number; leaveHours: number; overtimeHours: number; leaveDays: number };

const SUMS = ['leaveHours', 'overtimeHours', 'leaveDays'] as const;

/** The earlier values of the sums that changed. */
export type SumsBefore = Partial<Record<(typeof SUMS)[number], number>>;

/** By person id. */
export type ChangedSums = ReadonlyMap<number, SumsBefore>;

export type PayrollChanges = {
  changed: ChangedSums;
  /** Ids of people without a row before. */
  added: readonly number[];
  /** Ids of people whose row is gone. */
  removed: readonly number[];
};

/** Compares the rows of a payroll with earlier ones of the same month. */
export function changesSince(before: readonly ExportedRow[], now: readonly ExportedRow[]): PayrollChanges {
  const rowsBefore = new Map(before.map((row) => [row.id, row]));
  const currentIds = new Set(now.map(({ id }) => id));
  const changed = new Map<number, SumsBefore>();
  for (const row of now) {
    const rowBefore = rowsBefore.get(row.id);
    const sums = rowBefore && sumsBefore(rowBefore, row);
    if (sums && Object.keys(sums).length > 0) changed.set(row.id, sums);
  }
  return {
    changed,
    added: now.map(({ id }) => id).filter((id) => !rowsBefore.has(id)),
    removed: before.map(({ id }) => id).filter((id) => !currentIds.has(id)),
  };
}

function sumsBefore(before: ExportedRow, now: ExportedRow): SumsBefore {
  const sums: SumsBefore = {};
  for (const name of SUMS) {
    if (!isSameAmount(before[name], now[name])) sums[name] = before[name];
  }
  return sums;
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
