import * as z from 'zod/mini';
import { date, integer, text } from '../body-rules';
import type { Tables } from '../db/database';
import type { OvertimeRow } from '../db/row-types';
import { createdNow } from '../db/timestamp';
import { endpoint } from '../endpoint';
import type { Generation } from '../generation';
import { failedWithStatus200, ok } from '../json-reply';
import { namesOrUnknown } from './staff-answer';

function toOvertime(row: OvertimeRow, tables: Tables, generation: Generation) {
  const member = tables.staff.get(row.staff_id);
  const { id, status, staff_id, ...rest } = row;
  return {
    ...(generation === 'b' && { id, status }),
    staff_id,
    ...namesOrUnknown(member),
    ...rest,
  };
}

const overtimeGet = endpoint({
  path: '/reporting-system/over-time/get',
  isList: true,
  body: () => z.strictObject({ id: z.nullish(integer()), staff_id: z.nullish(integer()) }),
  answer: ({ body, tables, scenario: { generation } }) => {
    const rows = tables.over_times.filter(
      (row) =>
        !row.deleted_at &&
        (!body.id || row.id === body.id) &&
        // The older server does not filter by the person.
        (!body.staff_id || generation === 'a' || row.staff_id === body.staff_id),
    );
    return ok(rows.map((row) => toOvertime(row, tables, generation)));
  },
});

const overtimeCreate = endpoint({
  path: '/reporting-system/over-time/create',
  body: () => z.strictObject({ staff_id: z.optional(z.unknown()), ot_date: date(), ot_time: overtimeTime() }),
  answer: ({ body, tables, scenario: { generation } }) => {
    const { staff_id: staffId, ot_date, ot_time } = body;
    if (typeof staffId !== 'number' || !tables.staff.get(staffId)) {
      return generation === 'a' ? failedWithStatus200() : { status: 500, data: { status: 500 } };
    }
    const stored = { staff_id: staffId, ot_date, ot_time: String(ot_time), status: 0 };
    const row = tables.over_times.insert({ ...stored, ...createdNow() });
    // The server answers before it reads the default of the column back.
    return ok(toOvertime({ ...row, status: null }, tables, generation));
  },
});

/** The server accepts any text or number. */
function overtimeTime() {
  return z.union([z.number(), text()], { error: 'The ot time field is required.' });
}

export const overtimeEndpoints = [overtimeGet, overtimeCreate];
