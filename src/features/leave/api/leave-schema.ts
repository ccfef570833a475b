import * as z from 'zod/mini';
import { anyList, rowList, wire, wireNames } from '@/api/wire-fields';
import { createDateReader, readFigure, readFlag, readId, readRows, readText } from '@/api/wire-values';
import { isFields } from '@/lib/is-fields';
import { mapped, orNull } from '@/lib/schema-parts';
import type { OVERTIME_FIELDS, RECORD_FIELDS } from '../fields';
import {
  OVERTIME_STATES,
  type DaysBySource,
  type Leave,
  type LeaveRecord,
  type LeaveType,
  type Overtime,
} from '../model/leave';

/** Reads 1 as paid, other numbers as unpaid, and keeps names. Source: C12. */
function readType(value: unknown): LeaveType {
  if (!isFields(value)) return readFlag(value) ? 'paid' : 'unpaid';
  return { eng_name: readText(value.eng_name).trim(), jp_name: readText(value.jp_name).trim() };
}

/** By hand: a company of 2,000 has tens of thousands of leaves, and a schema takes six times as long. */
function readLeaves(rows: readonly unknown[]): Leave[] {
  const readDay = createDateReader();
  return readRows(rows, (row): Leave | undefined => {
    if (!isFields(row)) return undefined;
    const id = readId(row.id);
    const date = readDay(row.leave_date);
    const duration = readText(row.duration).trim();
    if (id === null && date === null && duration === '') return undefined;
    return {
      key: id === null ? '' : String(id),
      staffId: readId(row.staff_id),
      recordId: readId(row.rec_id),
      eng_name: readText(row.eng_name),
      jp_name: readText(row.jp_name),
      type: readType(row.leave_type),
      date,
      duration,
      dayCount: readFigure(row.day_count),
      reason: readText(row.reason).trim(),
    };
  });
}

const leaveRowsSchema = mapped(anyList, readLeaves);

/** Gives rows without an id their index as key; the order is stable while they are shown. */
function withKeys<Row extends { key: string }>(rows: Row[]): Row[] {
  return rows.map((row, index) => (row.key ? row : { ...row, key: `row ${index}` }));
}

export const leavesSchema = mapped(leaveRowsSchema, withKeys);

/** The `leave` relation often holds leave records: only rows with a date or duration are leaves. */
export const ownLeavesSchema = z.pipe(
  mapped(
    orNull(anyList),
    (rows) => rows?.filter((row) => isFields(row) && ('leave_date' in row || 'duration' in row)) ?? [],
  ),
  leavesSchema,
);

type WireSources = {
  carry_leaves: number | null | undefined;
  first_annual: number | null;
  second_annual: number | null;
};

/** A null carry-over counts as 0. A server that omits the field pays by another rule: the result is null. */
function readSources({
  carry_leaves: carried,
  first_annual: first,
  second_annual: second,
}: WireSources): DaysBySource | null {
  return carried === undefined || first === null || second === null
    ? null
    : { carried: carried ?? 0, first, second };
}

/** Requires each field of the form in an answer. Only types are imported, so that lists do not load the form. */
type WireFields<All> = Record<string, unknown> & Record<keyof All, unknown>;

const leaveRecordSchema = mapped(
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
      leaves: orNull(leaveRowsSchema),
    } satisfies WireFields<typeof RECORD_FIELDS>)
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
      remainingBySource: readSources(row),
      leaves: leaves ? withKeys(leaves.map((leave) => ({ ...leave, eng_name, jp_name }))) : null,
    };
  },
);

export const leaveRecordsSchema = mapped(rowList(leaveRecordSchema), withKeys);

const readState = (status: number | null) => (status === null ? null : (OVERTIME_STATES[status] ?? null));

const overtimeSchema = mapped(
  z
    .object({
      id: wire.optionalId,
      staff_id: wire.optionalId,
      ...wireNames,
      ot_date: wire.date,
      ot_time: mapped(wire.text, (value) => value.trim()),
      status: wire.figure,
    } satisfies WireFields<typeof OVERTIME_FIELDS>)
    .check(z.refine(({ id, ot_date }) => id !== null || ot_date !== null)),
  (row): Overtime => ({
    key: row.id === null ? '' : String(row.id),
    staffId: row.staff_id,
    eng_name: row.eng_name,
    jp_name: row.jp_name,
    date: row.ot_date,
    duration: row.ot_time,
    state: readState(row.status),
  }),
);

export const overtimesSchema = mapped(rowList(overtimeSchema), withKeys);
