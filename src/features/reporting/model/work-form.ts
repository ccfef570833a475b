import * as z from 'zod/mini';
import type { CalendarDate } from '@/lib/calendar-date';
import type { SlotContent } from '@/features/work/model/slot-patch';
import { AT_LEAST_ONE, choice, REQUIRED, type ReportProblem } from '@/i18n/form-checks';
import { message } from '@/i18n/message';
import { mapped } from '@/lib/schema-parts';
import { AFTERNOON, findSlotStarts, MORNING, type WorkTime } from './work-time';

/** `''` is an empty picker. */
export type WorkInput = WorkTime & { projectId: number | ''; taskId: number | '' };

/** Preselects a whole day, the most common report. */
export const EMPTY_WORK: WorkInput = {
  projectId: '',
  taskId: '',
  timeMode: 'auto',
  presetIds: [MORNING, AFTERNOON],
  start: '',
  finish: '',
  overtimeHours: 0,
};

export const workShape = {
  projectId: choice(),
  taskId: choice(),
  timeMode: z.enum(['auto', 'manual']),
  presetIds: z.array(z.number()),
  start: z.string(),
  finish: z.string(),
  overtimeHours: z.number(),
} as const;

/** Source: RP-3, RP-4 and section 5 of the specification. */
export function checkWork(input: WorkInput, report: ReportProblem<keyof WorkInput>): void {
  if (input.projectId !== '' && input.taskId === '') report('taskId', REQUIRED);
  if (input.timeMode === 'auto') {
    if (input.presetIds.length === 0) report('presetIds', AT_LEAST_ONE);
    return;
  }
  if (!input.start) report('start', REQUIRED);
  if (!input.finish) report('finish', REQUIRED);
  if (input.start && input.finish && input.finish <= input.start) {
    report('finish', message('validation:finishAfterStart'));
  }
}

/** Null to clear half hours. Source: RP-7. */
export function chosenWork({ projectId, taskId }: Pick<WorkInput, 'projectId' | 'taskId'>): SlotContent {
  return projectId === '' || taskId === '' ? null : { projectId, taskId };
}

/** `work` is null to clear half hours; `starts` are minutes since midnight. */
export type WorkPlan = { work: SlotContent; starts: number[] };

export function toPlan(input: WorkInput): WorkPlan {
  return { work: chosenWork(input), starts: findSlotStarts(input) };
}

/** A missing date is reported alone. Errors without a field go under `root`. Source: RP-3, RP-4, RP-8. */
export function reportingFormSchema(
  readTarget: () => { staffIds: readonly number[]; dates: readonly CalendarDate[] },
) {
  const checked = z.object(workShape).check(({ value, issues }) => {
    const { staffIds, dates } = readTarget();
    const report = (path: string[], text: string) =>
      issues.push({ code: 'custom', path, message: text, input: value });
    if (dates.length === 0) {
      report(['root', 'dates'], message('reporting:preview.noDate'));
      return;
    }
    if (staffIds.length === 0) report(['root', 'staffIds'], REQUIRED);
    checkWork(value, (field, text) => report([field], text));
  });
  return mapped(checked, toPlan);
}
