import { WEEKDAYS } from '@/lib/calendar-date';
import * as z from 'zod/mini';
import { existing, integer, list, must, period } from '../body-rules';
import { settingKey } from '../db/database';
import { endpoint } from '../endpoint';
import { catchAll, ok } from '../json-reply';
import { invalidPeriod } from '../validation-reply';
import { upsertRow } from './upsert-row';

function weekday() {
  return z.pipe(integer(), z.literal([...WEEKDAYS], must('be between 0 and 6')));
}

const settingSave = endpoint({
  path: '/reporting-system/task-performance-setting/save',
  body: ({ staff, projects, tasks }, { isStrict }) =>
    z.strictObject({
      create_array: list(
        z.strictObject({
          day: weekday(),
          staff_id: existing(staff),
          project_id: existing(projects),
          task_id: existing(tasks),
          period: period(isStrict),
        }),
      ),
    }),
  answer: ({ body, tables, scenario }) => {
    const settings = tables.task_performance_settings;
    if (scenario.generation === 'a') {
      const days = new Set(body.create_array.map((setting) => `${setting.day} ${setting.staff_id}`));
      settings.removeWhere((setting) => days.has(`${setting.day} ${setting.staff_id}`));
    }
    for (const setting of body.create_array) upsertRow(settings, settingKey(setting), setting);
    return ok([]);
  },
  invalidFault: () => invalidPeriod('create_array'),
});

const settingDiscard = endpoint({
  path: '/reporting-system/task-performance-setting/discard',
  body: ({ staff }, { isStrict }) =>
    z.strictObject({
      delete_array: list(
        z.strictObject({ day: weekday(), staff_id: existing(staff), period: period(isStrict) }),
      ),
    }),
  answer: ({ body, tables, scenario }) => {
    // The known servers read bare staff ids here and fail. Without a switch the mock acts as a repaired one.
    if (scenario.isDiscardBroken || scenario.isStrict) return catchAll();
    for (const sent of body.delete_array) {
      const stored = tables.task_performance_settings.get(settingKey(sent));
      if (stored) tables.task_performance_settings.remove(stored);
    }
    return ok([]);
  },
  invalidFault: () => invalidPeriod('delete_array'),
});

export const settingEndpoints = [settingSave, settingDiscard];
