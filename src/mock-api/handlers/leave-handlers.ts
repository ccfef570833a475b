import * as z from 'zod/mini';
import type { CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import { mapped } from '@/lib/schema-parts';
import { ATTRIBUTE, date, existing, integer, list, text } from '../body-rules';
import type { Tables } from '../db/database';
import { toDays, takeLeave, takeLeaveOlder, UNPAID, WAITING } from '../db/leave-balance';
import type { LeaveRecordRow, LeaveRow } from '../db/row-types';
import { createdNow, timestampNow } from '../db/timestamp';
import { endpoint } from '../endpoint';
import type { Generation } from '../generation';
import { ok, type JsonReply } from '../json-reply';
import type { Scenario } from '../scenario';
import { namesOrUnknown } from './staff-answer';

function toSummary(record: LeaveRecordRow) {
  return {
    year: record.year,
    permanent_date: record.permanent_date,
    carry_leaves: record.carry_leaves,
    remain_leaves: record.remain_leaves,
    first_annual: record.first_annual,
    second_annual: record.second_annual,
    total_used: record.total_used,
    total_leaves: record.total_leaves,
    accumulated_hours: record.accumulated_hours,
  };
}

/** A column of whole numbers rounds half a day to 1, and an hour and a half to 0. */
export function answeredDays(
  { day_count: days }: Pick<LeaveRow, 'day_count'>,
  { countsWholeDays }: Scenario,
): number {
  return countsWholeDays ? Math.round(days) : days;
}

const leaveGet = endpoint({
  path: '/reporting-system/leave/get',
  isList: true,
  body: () => z.strictObject({ id: z.nullish(integer()), rec_id: z.nullish(integer()) }),
  answer: ({ body, tables, scenario }) => {
    const { generation, namesLeaveOwner } = scenario;
    const rows = tables.leaves.filter(
      (row) =>
        !row.deleted_at &&
        (!body.id || row.id === body.id) &&
        // The older server does not filter by the record.
        (!body.rec_id || generation === 'a' || row.rec_id === body.rec_id),
    );
    return ok(
      rows.map(({ id, rec_id, ...others }) => {
        const record = tables.leave_records.get(rec_id);
        const member = record && tables.staff.get(record.staff_id);
        // The server's code answers the `rec_id` of the record, its specification the staff id.
        return {
          ...(generation === 'b' && { id }),
          ...(namesLeaveOwner ? { staff_id: record?.staff_id ?? null } : { rec_id }),
          ...others,
          day_count: answeredDays(others, scenario),
          ...namesOrUnknown(member),
          ...(generation === 'b' && { leave_record_summary: record ? toSummary(record) : null }),
        };
      }),
    );
  },
});

const requiredWithout = (alternative: string) =>
  `The ${ATTRIBUTE} field is required when ${alternative.replaceAll('_', ' ')} is not present.`;

function duration() {
  const message = 'The duration field is required.';
  return mapped(z.union([z.number(), text()], { error: message }), String);
}

const newerBody = ({ staff }: Tables) => {
  const schema = z
    .strictObject({
      staff_id: existing(staff),
      leave_date: z.nullish(date()),
      multi_date: z.nullish(list(date())),
      duration: duration(),
      reason: z.nullish(text()),
      start_date: z.optional(z.unknown()),
    })
    .check(({ value, issues }) => {
      if (value.leave_date || value.multi_date) return;
      const missing = [
        ['leave_date', 'multi_date'],
        ['multi_date', 'leave_date'],
      ] as const;
      for (const [field, alternative] of missing) {
        issues.push({ code: 'custom', input: value, path: [field], message: requiredWithout(alternative) });
      }
    });
  return mapped(schema, ({ leave_date, multi_date, ...body }) => ({
    ...body,
    dates: multi_date ?? (leave_date ? [leave_date] : []),
  }));
};

const olderBody = ({ staff }: Tables) => {
  const schema = z.strictObject({
    staff_id: existing(staff),
    leave_date: date(),
    // The older server reads several days from `start_date`, and ignores `multi_date`.
    start_date: z.nullish(list(date())),
    multi_date: z.optional(z.unknown()),
    duration: duration(),
    reason: z.nullish(text()),
  });
  return mapped(schema, ({ leave_date, start_date, ...body }) => ({
    ...body,
    dates: start_date ?? [leave_date],
  }));
};

type LeaveBody = {
  staff_id: number;
  dates: CalendarDate[];
  duration: string;
  reason?: string | null;
};

const hasOlderDates = ({ generation, isStrict }: Scenario) => generation === 'a' || isStrict;

const leaveCreate = endpoint<LeaveBody>({
  path: '/reporting-system/leave/create',
  body: (tables, scenario) => (hasOlderDates(scenario) ? olderBody(tables) : newerBody(tables)),
  answer: ({ body, tables, scenario }) => {
    const { generation } = scenario;
    const dayCount = toDays(body.duration);
    if (dayCount === null) return exceptionReply('Unknown duration');
    const dateWithoutRecord = body.dates.find(
      (leaveDate) => !findRecord(tables, body.staff_id, leaveDate, generation),
    );
    if (dateWithoutRecord !== undefined) {
      return exceptionReply(
        generation === 'a'
          ? 'Attempt to read property "first_annual" on null'
          : `Leave record for year ${dateWithoutRecord.slice(0, 4)} not found.`,
      );
    }
    const leaves = body.dates.flatMap((leaveDate) =>
      registerLeave(tables, body, leaveDate, dayCount, generation),
    );
    return { status: 201, data: { message: 'Leave created successfully', data: leaves } };
  },
});

function exceptionReply(error: string): JsonReply {
  return { status: 500, data: { status: 500, error } };
}

/** The older server has one record for each person, the newer one for each person and year. */
function findRecord(tables: Tables, staffId: number, leaveDate: CalendarDate, generation: Generation) {
  return tables.leave_records.find(
    (record) =>
      record.staff_id === staffId &&
      !record.deleted_at &&
      (generation === 'a' || record.year === Number(leaveDate.slice(0, 4))),
  );
}

/** The server does not check for overlap: a day can be registered twice. */
function registerLeave(
  tables: Tables,
  body: LeaveBody,
  leaveDate: CalendarDate,
  dayCount: number,
  generation: Generation,
): LeaveRow[] {
  const record = findRecord(tables, body.staff_id, leaveDate, generation);
  invariant(record, 'the handler has found a record for each day');
  const take = generation === 'a' ? takeLeaveOlder : takeLeave;
  const taken = take(record, leaveDate, dayCount);
  tables.leave_records.put({ ...taken.record, updated_at: timestampNow() });
  const leaves = taken.parts.map((part) =>
    tables.leaves.insert({
      rec_id: record.id,
      leave_date: leaveDate,
      duration: body.duration,
      reason: body.reason ?? null,
      status: null,
      ...part,
      ...createdNow(),
    }),
  );
  if (generation === 'b' && taken.record.remain_leaves === 0) endWaiting(tables, record.id);
  return leaves;
}

/** Without days left, waiting short leaves become unpaid. */
function endWaiting(tables: Tables, recordId: number): void {
  for (const leave of tables.leaves.filter((row) => row.rec_id === recordId && row.leave_type === WAITING)) {
    const reason = `${leave.reason ?? ''} (no leave left)`.trim();
    tables.leaves.put({ ...leave, leave_type: UNPAID, reason });
  }
}

export const leaveEndpoints = [leaveGet, leaveCreate];
