import * as z from 'zod/mini';
import type { Person } from '@/features/leave/model/leave';
import { addMonths, isCalendarMonth, toMonth, type CalendarMonth } from '@/lib/calendar-date';
import { storedRecords } from '@/lib/stored-records';
import { versionedJson } from '@/lib/versioned-json';
import type { ExportedRow } from '../model/payroll-changes';

/** How many months back exports are kept and compared. */
const KEPT_MONTHS = 12;

const exportedSchema = z.object({
  month: z.custom<CalendarMonth>(isCalendarMonth),
  /** Milliseconds since 1970. */
  exportedAt: z.number(),
  by: z.object({ eng_name: z.string(), jp_name: z.string() }),
  rows: z.array(
    z.object({ id: z.number(), leaveHours: z.number(), overtimeHours: z.number(), leaveDays: z.number() }),
  ),
});

export type ExportedMonth = z.output<typeof exportedSchema>;

/** Kept at sign-out, because months are compared weeks later. Of employees, only ids and sums are stored. */
const stored = storedRecords(
  'payroll-exported:',
  versionedJson<ExportedMonth>(1, (fields) => exportedSchema.safeParse(fields).data),
);

const monthBefore = (month: CalendarMonth, count: number) => toMonth(addMonths(`${month}-01`, -count));

export function readExport(userId: number, month: CalendarMonth): ExportedMonth | null {
  return stored.read(userId, month);
}

/** Returns the user's last export of a month, else that of the latest month within a year before it. */
export function lastExport(userId: number, month: CalendarMonth): ExportedMonth | null {
  for (let count = 0; count <= KEPT_MONTHS; count += 1) {
    const exported = readExport(userId, monthBefore(month, count));
    if (exported) return exported;
  }
  return null;
}

/** Merges an export into the stored one of its month; deletes the user's exports of months over a year earlier. */
export function rememberExport(
  { id, eng_name, jp_name }: Person,
  { month, exportedAt, rows }: { month: CalendarMonth; exportedAt: number; rows: readonly ExportedRow[] },
): void {
  const ids = new Set(rows.map((row) => row.id));
  const others = readExport(id, month)?.rows.filter((row) => !ids.has(row.id)) ?? [];
  stored.write({ month, exportedAt, rows: [...others, ...rows], by: { eng_name, jp_name } }, id, month);
  const oldest = monthBefore(month, KEPT_MONTHS);
  for (const { userId, name } of stored.entries()) {
    if (userId === id && name < oldest) stored.remove(id, name);
  }
}
