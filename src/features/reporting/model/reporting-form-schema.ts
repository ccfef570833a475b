import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { REQUIRED } from '@/i18n/form-checks';
import { message } from '@/i18n/message';
import type { DraftTarget } from './reporting-draft';
import { checkWork, toPlan, workShape } from './work-form';

/**
 * The work of a draft for the people and dates that `readTarget` gives when it is checked; what was checked becomes the work and its
 * half hours. Without a date nothing else is looked at. What no field of the form holds is reported under `root`. Source: RP-3, RP-4, RP-8.
 */
export function reportingFormSchema(readTarget: () => DraftTarget) {
  const checked = z.object(workShape).check(({ value, issues }) => {
    const { staffIds, dates } = readTarget();
    const report = (path: string[], text: string) =>
      issues.push({ code: 'custom', path, message: text, input: value });
    if (dates.length === 0) return void report(['root', 'dates'], message('reporting:preview.noDate'));
    if (staffIds.length === 0) report(['root', 'staffIds'], REQUIRED);
    checkWork(value, (field, text) => report([field], text));
  });
  return mapped(checked, toPlan);
}
