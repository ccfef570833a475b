import * as z from 'zod/mini';
import { toMonth, type CalendarMonth } from '@/lib/calendar-date';
import { isTimeOfDay } from '@/lib/typed-time';
import { date, existing } from '../body-rules';
import type { Tables } from '../db/database';
import { fineAmount } from '../db/fine-amount';
import { createdNow, timestampNow } from '../db/timestamp';
import { endpoint } from '../endpoint';
import { catchAll, emptyBody, ok } from '../json-reply';
import { toStaff } from './staff-answer';
import { withoutDeleted } from './without-deleted';

/** One more than the last created fine of that month: a deletion renumbers nothing. */
function nextCount(tables: Tables, staffId: number, month: CalendarMonth): number {
  const finesOfMonth = withoutDeleted(tables.fines.rows()).filter(
    (fine) => fine.staff_id === staffId && toMonth(fine.date) === month,
  );
  return (finesOfMonth.at(-1)?.count ?? 0) + 1;
}

const fineCreate = endpoint({
  path: '/reporting-system/fines/create',
  // The server validates only the date: other invalid fields end in the catch-all.
  body: () => z.strictObject({ staff: z.optional(z.unknown()), date: date(), time: z.optional(z.unknown()) }),
  answer: ({ body, tables }) => {
    const { staff: staffId, time, date: day } = body;
    if (typeof staffId !== 'number' || !tables.staff.get(staffId)) return catchAll();
    if (typeof time !== 'string' || !isTimeOfDay(time)) return catchAll();
    const amount = fineAmount(time);
    if (amount === null) return catchAll();
    tables.fines.insert({
      staff_id: staffId,
      date: day,
      time,
      amount,
      count: nextCount(tables, staffId, toMonth(day)),
      status: 0,
      ...createdNow(),
    });
    return emptyBody();
  },
});

const fineGet = endpoint({
  path: '/reporting-system/fines/get',
  isList: true,
  body: () => z.strictObject({}),
  answer: ({ tables, scenario, origin, staff: signedIn }) => {
    const view = { scenario, origin, signedInId: signedIn?.id ?? null };
    const data = withoutDeleted(tables.fines.rows()).flatMap((fine) => {
      const member = tables.staff.get(fine.staff_id);
      if (!member || member.deleted_at) return [];
      const { created_at: _created, updated_at: _updated, deleted_at: _deleted, ...shown } = fine;
      return [{ ...shown, staff: toStaff(member, view) }];
    });
    // The older server answers in the order of creation.
    if (scenario.generation === 'b') data.sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
    return ok({ data });
  },
});

const fineDelete = endpoint({
  path: '/reporting-system/fines/delete',
  body: ({ fines }) => z.strictObject({ id: existing(fines) }),
  answer: ({ body, tables }) => {
    const fine = tables.fines.get(body.id);
    if (fine) tables.fines.put({ ...fine, deleted_at: timestampNow() });
    return ok(body.id);
  },
});

const fineStatus = endpoint({
  path: '/reporting-system/fines/status-change',
  body: () => z.strictObject({ id: z.optional(z.unknown()), status: z.optional(z.unknown()) }),
  answer: ({ body, tables, scenario }) => {
    const fine = tables.fines.get(Number(body.id));
    const sent = Number(body.status);
    // The server takes the sent status for the current one, and stores the other.
    const flipped = sent === 0 ? 1 : 0;
    const status = scenario.storesFineStatus ? sent : flipped;
    if (fine) tables.fines.put({ ...fine, status, updated_at: timestampNow() });
    return ok(body.id ?? null);
  },
});

export const fineEndpoints = [fineCreate, fineGet, fineDelete, fineStatus];
