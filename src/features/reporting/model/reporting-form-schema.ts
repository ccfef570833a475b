import { z } from 'zod';
import { WEEKDAYS, type Weekday } from '@/lib/calendar-date';
import { message } from '@/i18n/message';
import { checkWork, toPlan, workShape, type WorkInput, type WorkPlan } from './work-form';

/** `staffIds` carries only a message: who is meant stands in the URL. */
export type ReportingInput = WorkInput & { staffIds: number[] };
export type SettingInput = WorkInput & { weekdays: Weekday[] };
export type SettingPlan = WorkPlan & { weekdays: readonly Weekday[] };

/** The reporting form for the people `staffIds`; checked values become the work and its half hours. Source: RP-3, RP-4. */
export function reportingFormSchema(staffIds: readonly number[]) {
  return z
    .object({ ...workShape, staffIds: z.array(z.number()) })
    .check(({ value, issues }) => {
      const report = (field: string, text: string) =>
        issues.push({ code: 'custom', path: [field], message: text, input: value });
      if (staffIds.length === 0) report('staffIds', message('validation:required'));
      checkWork(value, report);
    })
    .transform(toPlan);
}

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
