import { z } from 'zod';
import { WEEKDAYS, type Weekday } from '@/lib/calendar-date';
import { message } from '@/i18n/message';
import { checkWork, toPlan, workShape, type WorkInput, type WorkPlan } from './work-form';

export type SettingInput = WorkInput & { weekdays: Weekday[] };
export type SettingPlan = WorkPlan & { weekdays: readonly Weekday[] };

const weekday = z.literal([...WEEKDAYS]);

/** The dialog that edits saved weekday settings. Source: RS-1. */
export const settingFormSchema = z
  .object({ ...workShape, weekdays: z.array(weekday) })
  .check(({ value, issues }) => {
    const report = (field: string, text: string) =>
      issues.push({ code: 'custom', path: [field], message: text, input: value });
    if (value.weekdays.length === 0) report('weekdays', message('validation:atLeastOne'));
    checkWork(value, report);
  })
  .transform((value): SettingPlan => ({ ...toPlan(value), weekdays: inWeekOrder(value.weekdays) }));

function inWeekOrder(weekdays: readonly Weekday[]): Weekday[] {
  return WEEKDAYS.filter((day) => weekdays.includes(day));
}
