import { z } from 'zod';
import { WEEKDAYS, type Weekday } from '@/lib/calendar-date';
import { message } from '@/i18n/message';
import type { DraftTarget } from './reporting-draft';
import { checkWork, toPlan, workShape, type WorkInput, type WorkPlan } from './work-form';

export type SettingInput = WorkInput & { weekdays: Weekday[] };
export type SettingPlan = WorkPlan & { weekdays: readonly Weekday[] };

/**
 * The work of a draft for these people and dates; what was checked becomes the work and its half hours. Without a date nothing else is
 * looked at. What no field of the form holds is reported under `root`. Source: RP-3, RP-4, RP-8.
 */
export function reportingFormSchema({ staffIds, dates }: DraftTarget) {
  return z
    .object(workShape)
    .check(({ value, issues }) => {
      const report = (path: string[], text: string) =>
        issues.push({ code: 'custom', path, message: text, input: value });
      if (dates.length === 0) return void report(['root', 'dates'], message('reporting:preview.noDate'));
      if (staffIds.length === 0) report(['root', 'staffIds'], message('validation:required'));
      checkWork(value, (field, text) => report([field], text));
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
