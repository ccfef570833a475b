import * as z from 'zod/mini';
import { existing, relationSwitch } from '../body-rules';
import { timestampNow } from '../db/timestamp';
import { endpoint } from '../endpoint';
import { ok } from '../json-reply';
import { withRelations } from './staff-answer';
import { staffCreate, staffUpdate } from './staff-write-handlers';

const RELATIONS = [
  'leave',
  'over_time',
  'fine',
  'skill_sheet',
  'staff_project',
  'task_performance',
  'task_performance_setting',
  'location',
  'project',
  'task',
  // The skill sheet inside reads these keys of the same request.
  'staff',
  'staff_responsibility',
  'tech_stack_proficiencies',
] as const;

const relationSwitches = Object.fromEntries(RELATIONS.map((relation) => [relation, relationSwitch()]));

const staffGet = endpoint({
  path: '/reporting-system/staff/get',
  isList: true,
  body: ({ staff }) => z.strictObject({ id: z.nullish(existing(staff)), ...relationSwitches }),
  answer: ({ body, tables, scenario, origin, staff }) => {
    const rows = tables.staff.filter((row) => !row.deleted_at && (!body.id || row.id === body.id));
    return ok(withRelations(rows, body, tables, { scenario, origin, signedInId: staff?.id ?? null }));
  },
});

const staffDelete = endpoint({
  path: '/reporting-system/staff/delete',
  body: ({ staff }) => z.strictObject({ id: existing(staff) }),
  answer: ({ body, tables }) => {
    const time = timestampNow();
    const deleted = { deleted_at: time, updated_at: time };
    const row = tables.staff.get(body.id);
    if (row) tables.staff.put({ ...row, ...deleted });
    const sheet = tables.skill_sheets.find(({ staff_id: id }) => id === body.id);
    if (sheet) tables.skill_sheets.put({ ...sheet, ...deleted });
    return ok(body.id);
  },
});

export const staffEndpoints = [staffGet, staffCreate, staffUpdate, staffDelete];
