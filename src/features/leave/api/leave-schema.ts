import { z } from 'zod';
import { anyList, readFlag, rowsOf, wire } from '@/api/wire-fields';
import { isFields } from '@/lib/is-fields';
import type { Leave, LeaveRecord, LeaveType, Overtime } from '../model/leave';

const text = wire.text.transform((value) => value.trim());

const namedType = z.object({ eng_name: text, jp_name: text });

/** 1 is paid, all others are unpaid; a type with names speaks for itself. Source: C12 of the server's conflicts. */
const leaveType = z
  .unknown()
  .optional()
  .transform((value): LeaveType => {
    const named = namedType.safeParse(value);
    if (named.success) return named.data;
    return readFlag(value) ? 'paid' : 'unpaid';
  });

const leaveRow = z
  .object({
    id: wire.optionalId,
    rec_id: wire.optionalId,
    eng_name: text,
    jp_name: text,
    leave_type: leaveType,
    leave_date: wire.date,
    duration: text,
    day_count: wire.figure,
    reason: text,
  })
  .refine(({ id, leave_date, duration }) => id !== null || leave_date !== null || duration !== '')
  .transform((row): Leave => ({
    key: row.id === null ? '' : String(row.id),
    recordId: row.rec_id,
    eng_name: row.eng_name,
    jp_name: row.jp_name,
    type: row.leave_type,
    date: row.leave_date,
    duration: row.duration,
    dayCount: row.day_count,
    reason: row.reason,
  }));

/** Rows without an id are known by their place; nothing moves while they are shown. */
function withKeys<Row extends { key: string }>(rows: Row[]): Row[] {
  return rows.map((row, index) => (row.key ? row : { ...row, key: `row ${index}` }));
}

export const leavesSchema = rowsOf(leaveRow).transform(withKeys);

/** The `leave` relation of a member, which often holds leave records: only rows with a date or duration are leaves. */
export const ownLeavesSchema = anyList
  .nullish()
  .catch(null)
  .transform((rows) => rows?.filter((row) => isFields(row) && ('leave_date' in row || 'duration' in row)))
  .transform((rows) => rows ?? [])
  .pipe(leavesSchema);

export const leaveRecordsSchema = rowsOf(
  z
    .object({
      id: wire.optionalId,
      staff_id: wire.optionalId,
      eng_name: text,
      jp_name: text,
      year: wire.figure,
      permanent_date: wire.date,
      total_leaves: wire.figure,
      total_used: wire.figure,
      remain_leaves: wire.figure,
      leaves: rowsOf(leaveRow).nullish().catch(null),
    })
    .refine(({ id, staff_id, eng_name }) => id !== null || staff_id !== null || eng_name !== '')
    .transform(({ leaves, ...row }): LeaveRecord => {
      const { id, eng_name, jp_name } = row;
      return {
        key: id === null ? '' : String(id),
        id,
        staffId: row.staff_id,
        eng_name,
        jp_name,
        year: row.year,
        permanentDate: row.permanent_date,
        totalLeaves: row.total_leaves,
        usedLeaves: row.total_used,
        remainingLeaves: row.remain_leaves,
        leaves: leaves ? withKeys(leaves.map((leave) => ({ ...leave, eng_name, jp_name }))) : null,
      };
    }),
).transform(withKeys);

/** Of pending, rejected, accepted and complete. */
const REJECTED = 1;

export const overtimesSchema = rowsOf(
  z
    .object({
      id: wire.optionalId,
      staff_id: wire.optionalId,
      eng_name: text,
      jp_name: text,
      ot_date: wire.date,
      ot_time: text,
      status: wire.figure,
    })
    .refine(({ id, ot_date }) => id !== null || ot_date !== null)
    .transform((row): Overtime => ({
      key: row.id === null ? '' : String(row.id),
      staffId: row.staff_id,
      eng_name: row.eng_name,
      jp_name: row.jp_name,
      date: row.ot_date,
      duration: row.ot_time,
      isRejected: row.status === REJECTED,
    })),
).transform(withKeys);
