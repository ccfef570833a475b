import * as z from 'zod/mini';
import { mapped, orNull } from '@/lib/schema-parts';
import { anyList, rowsOf, wire, wireNames } from '@/api/wire-fields';
import { readFlag } from '@/api/wire-values';
import { isFields } from '@/lib/is-fields';
import { OVERTIME_STATES, type Leave, type LeaveRecord, type LeaveType, type Overtime } from '../model/leave';

const text = mapped(wire.text, (value) => value.trim());

const namedType = z.object({ eng_name: text, jp_name: text });

/** 1 is paid, all others are unpaid; a type with names speaks for itself. Source: C12 of the server's conflicts. */
const leaveType = mapped(z.optional(z.unknown()), (value): LeaveType => {
  const named = namedType.safeParse(value);
  if (named.success) return named.data;
  return readFlag(value) ? 'paid' : 'unpaid';
});

const leaveRow = mapped(
  z
    .object({
      id: wire.optionalId,
      staff_id: wire.optionalId,
      rec_id: wire.optionalId,
      ...wireNames,
      leave_type: leaveType,
      leave_date: wire.date,
      duration: text,
      day_count: wire.figure,
      reason: text,
    })
    .check(z.refine(({ id, leave_date, duration }) => id !== null || leave_date !== null || duration !== '')),
  (row): Leave => ({
    key: row.id === null ? '' : String(row.id),
    staffId: row.staff_id,
    recordId: row.rec_id,
    eng_name: row.eng_name,
    jp_name: row.jp_name,
    type: row.leave_type,
    date: row.leave_date,
    duration: row.duration,
    dayCount: row.day_count,
    reason: row.reason,
  }),
);

/** Rows without an id are known by their place; nothing moves while they are shown. */
function withKeys<Row extends { key: string }>(rows: Row[]): Row[] {
  return rows.map((row, index) => (row.key ? row : { ...row, key: `row ${index}` }));
}

export const leavesSchema = mapped(rowsOf(leaveRow), withKeys);

/** The `leave` relation of a member, which often holds leave records: only rows with a date or duration are leaves. */
export const ownLeavesSchema = z.pipe(
  mapped(
    orNull(anyList),
    (rows) => rows?.filter((row) => isFields(row) && ('leave_date' in row || 'duration' in row)) ?? [],
  ),
  leavesSchema,
);

type SentHalves = {
  carry_leaves: number | null | undefined;
  first_annual: number | null;
  second_annual: number | null;
};

/** Nothing carried over is null in a new record; a server that does not send it pays by another rule. */
function halvesOf({ carry_leaves: carried, first_annual: first, second_annual: second }: SentHalves) {
  return carried === undefined || first === null || second === null
    ? null
    : { carried: carried ?? 0, first, second };
}

const leaveRecord = mapped(
  z
    .object({
      id: wire.optionalId,
      staff_id: wire.optionalId,
      ...wireNames,
      year: wire.figure,
      permanent_date: wire.date,
      total_leaves: wire.figure,
      total_used: wire.figure,
      remain_leaves: wire.figure,
      carry_leaves: wire.sentFigure,
      first_annual: wire.figure,
      second_annual: wire.figure,
      leaves: orNull(rowsOf(leaveRow)),
    })
    .check(
      z.refine(({ id, staff_id, eng_name }) => id !== null || staff_id !== null || eng_name.trim() !== ''),
    ),
  ({ leaves, ...row }): LeaveRecord => {
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
      halves: halvesOf(row),
      leaves: leaves ? withKeys(leaves.map((leave) => ({ ...leave, eng_name, jp_name }))) : null,
    };
  },
);

export const leaveRecordsSchema = mapped(rowsOf(leaveRecord), withKeys);

/** Null also for a code that nobody knows. */
const stateOf = (status: number | null) => (status === null ? null : (OVERTIME_STATES[status] ?? null));

const overtimeRow = mapped(
  z
    .object({
      id: wire.optionalId,
      staff_id: wire.optionalId,
      ...wireNames,
      ot_date: wire.date,
      ot_time: text,
      status: wire.figure,
    })
    .check(z.refine(({ id, ot_date }) => id !== null || ot_date !== null)),
  (row): Overtime => ({
    key: row.id === null ? '' : String(row.id),
    staffId: row.staff_id,
    eng_name: row.eng_name,
    jp_name: row.jp_name,
    date: row.ot_date,
    duration: row.ot_time,
    state: stateOf(row.status),
    isRejected: stateOf(row.status) === 'rejected',
  }),
);

export const overtimesSchema = mapped(rowsOf(overtimeRow), withKeys);
