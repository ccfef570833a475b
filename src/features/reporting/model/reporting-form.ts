import { z } from 'zod';
import { message } from '@/i18n/message';
import { checkWork, toPlan, workShape } from './work-form';

/**
 * The reporting form. Who is meant stands in the URL: `staffIds` is passed in, and its field here only carries the
 * message that somebody must be chosen. Checked values become the work and its half hours. Source: RP-3, RP-4.
 */
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

/** The dialog that edits saved weekday settings. Source: RS-1. */
export const settingFormSchema = z
  .object({ ...workShape, weekdays: z.array(z.number()) })
  .check(({ value, issues }) => {
    const report = (field: string, text: string) =>
      issues.push({ code: 'custom', path: [field], message: text, input: value });
    if (value.weekdays.length === 0) report('weekdays', message('validation:atLeastOne'));
    checkWork(value, report);
  })
  .transform((value) => ({ ...toPlan(value), weekdays: value.weekdays }));
