import { groupBy } from '@/lib/group-by';
import { today } from '@/lib/calendar-date';
import * as z from 'zod/mini';
import { date, existing, integer } from '../body-rules';
import type { Tables } from '../db/database';
import { calculateEntitlement } from '../db/leave-balance';
import type { LeaveRecordRow } from '../db/row-types';
import { createdNow } from '../db/timestamp';
import { endpoint } from '../endpoint';
import type { Generation } from '../generation';
import { catchAll, ok } from '../json-reply';
import { answeredDays } from './leave-handlers';
import { namesOrUnknown } from './staff-answer';
import { withoutDeleted } from './without-deleted';

function toRecord(record: LeaveRecordRow, tables: Tables, generation: Generation) {
  const member = tables.staff.get(record.staff_id);
  const { id, staff_id, year, ...fields } = record;
  const names = namesOrUnknown(member);
  if (generation === 'b') return { id, staff_id, ...names, year, ...fields };
  // The older server has no figures of halves, carry-over and hours; it sends the others as texts.
  const {
    carry_leaves: _carried,
    first_annual: _first,
    second_annual: _second,
    accumulated_hours: _hours,
    ...olderFields
  } = fields;
  return {
    id,
    staff_id,
    ...names,
    ...olderFields,
    remain_leaves: String(record.remain_leaves),
    total_leaves: String(record.total_leaves),
    total_used: String(record.total_used),
  };
}

const recordGet = endpoint({
  path: '/reporting-system/leave-record/get',
  isList: true,
  body: () =>
    z.strictObject({ id: z.nullish(integer()), staff_id: z.nullish(integer()), year: z.nullish(integer()) }),
  answer: ({ body, tables, scenario }) => {
    const { generation } = scenario;
    // The older server fails for a staff id, because of a broken rule.
    if (generation === 'a' && body.staff_id) return catchAll();
    const records = withoutDeleted(tables.leave_records.rows()).filter(
      (record) =>
        (!body.id || record.id === body.id) &&
        (!body.staff_id || record.staff_id === body.staff_id) &&
        (!body.year || record.year === body.year),
    );
    // The specification has no leaves in records.
    if (generation === 'a' || scenario.namesLeaveOwner) {
      return ok(records.map((record) => toRecord(record, tables, generation)));
    }
    const leaves = groupBy(withoutDeleted(tables.leaves.rows()), (leave) => leave.rec_id);
    return ok(
      records.map((record) => ({
        ...toRecord(record, tables, 'b'),
        leaves: (leaves.get(record.id) ?? []).map(
          ({ status: _status, deleted_at: _deletedAt, ...leave }) => ({
            ...leave,
            day_count: answeredDays(leave, scenario),
          }),
        ),
      })),
    );
  },
});

const recordCreate = endpoint({
  path: '/reporting-system/leave-record/create',
  body: ({ staff, leave_records: records }) =>
    z.strictObject({
      staff_id: existing(staff).check(
        z.refine((id) => !records.find((record) => record.staff_id === id), 'Leave record already exists.'),
      ),
      permanent_date: date(),
    }),
  answer: ({ body, tables, scenario: { generation } }) => {
    const year = Number(today().slice(0, 4));
    const { staff_id, permanent_date } = body;
    if (generation === 'b' && Number(permanent_date.slice(0, 4)) > year) {
      return { status: 422, data: { error: 'The permanent date lies after the year of the record.' } };
    }
    const { total, first, second } = calculateEntitlement(permanent_date, year, generation);
    const record = tables.leave_records.insert({
      staff_id,
      year,
      permanent_date,
      carry_leaves: 0,
      remain_leaves: first + second,
      first_annual: first,
      second_annual: second,
      total_leaves: total,
      total_used: 0,
      accumulated_hours: 0,
      ...createdNow(),
    });
    return ok(toRecord(record, tables, generation));
  },
});

export const leaveRecordEndpoints = [recordGet, recordCreate];
