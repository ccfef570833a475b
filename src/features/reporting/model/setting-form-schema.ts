import * as z from 'zod/mini';
import { AT_LEAST_ONE, reportTo } from '@/i18n/form-checks';
import { WEEKDAYS, type Weekday } from '@/lib/calendar-date';
import { mapped } from '@/lib/schema-parts';
import { checkWork, toPlan, workShape, type WorkInput, type WorkPlan } from './work-form';

export type SettingInput = WorkInput & { weekdays: Weekday[] };
export type SettingPlan = WorkPlan & { weekdays: readonly Weekday[] };

const weekday = z.literal([...WEEKDAYS]);

/** Source: RS-1. */
export const settingFormSchema = mapped(
  z.object({ ...workShape, weekdays: z.array(weekday) }).check((payload) => {
    const report = reportTo<keyof SettingInput>(payload);
    if (payload.value.weekdays.length === 0) report('weekdays', AT_LEAST_ONE);
    checkWork(payload.value, report);
  }),
  (value): SettingPlan => ({ ...toPlan(value), weekdays: inWeekOrder(value.weekdays) }),
);

function inWeekOrder(weekdays: readonly Weekday[]): Weekday[] {
  return WEEKDAYS.filter((day) => weekdays.includes(day));
}
