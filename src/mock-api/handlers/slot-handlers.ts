import * as z from 'zod/mini';
import { dateInFormat, existing, list, period } from '../body-rules';
import { slotKey, type Tables } from '../db/database';
import type { SlotRow } from '../db/row-types';
import { endpoint } from '../endpoint';
import { ok } from '../json-reply';
import { invalidPeriod } from '../validation-reply';
import { upsertRow } from './upsert-row';

/** The older server clears each sent day of a member first: other half hours of the day are lost. */
function clearDays({ task_performance: slots }: Tables, sent: readonly Pick<SlotRow, 'date' | 'staff_id'>[]) {
  const days = new Set(sent.map((slot) => `${slot.date} ${slot.staff_id}`));
  slots.removeWhere((slot) => days.has(`${slot.date} ${slot.staff_id}`));
}

const slotCreate = endpoint({
  path: '/reporting-system/task-performance/create',
  body: ({ staff, projects, tasks }, { isStrict }) =>
    z.strictObject({
      create_array: list(
        z.strictObject({
          date: dateInFormat(),
          staff_id: existing(staff),
          project_id: existing(projects),
          task_id: existing(tasks),
          period: period(isStrict),
        }),
      ),
    }),
  answer: ({ body, tables, scenario }) => {
    if (scenario.generation === 'a') clearDays(tables, body.create_array);
    for (const slot of body.create_array) upsertRow(tables.task_performance, slotKey(slot), slot);
    return ok([]);
  },
  invalidFault: () => invalidPeriod('create_array'),
});

const slotDelete = endpoint({
  path: '/reporting-system/task-performance/delete',
  body: ({ staff }, { isStrict }) =>
    z.strictObject({
      delete_array: list(
        z.strictObject({ date: dateInFormat(), staff_id: existing(staff), period: period(isStrict) }),
      ),
    }),
  answer: ({ body, tables, scenario }) => {
    const slots = tables.task_performance;
    if (scenario.generation === 'a') clearDays(tables, body.delete_array);
    for (const slot of body.delete_array) {
      const stored = slots.get(slotKey(slot));
      if (stored) slots.remove(stored);
    }
    return ok([]);
  },
  invalidFault: () => invalidPeriod('delete_array'),
});

export const slotEndpoints = [slotCreate, slotDelete];
