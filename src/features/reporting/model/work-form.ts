import * as z from 'zod/mini';
import type { SlotContent } from '@/features/work/model/slot-patch';
import { AT_LEAST_ONE, choice, REQUIRED, type Report } from '@/i18n/form-checks';
import { message } from '@/i18n/message';
import { slotsOf, type WorkTime } from './work-time';

/** What the fields hold that say what was worked and when. A picker without a choice holds `''`. */
export type WorkInput = WorkTime & { projectId: number | ''; taskId: number | '' };

/** A whole day, as most days are. */
export const EMPTY_WORK: WorkInput = {
  projectId: '',
  taskId: '',
  timeMode: 'auto',
  presetIds: [1, 2],
  start: '',
  finish: '',
  overtimeHours: 0,
};

/** The shape of `WorkInput`; its rules are in `checkWork`. */
export const workShape = {
  projectId: choice(),
  taskId: choice(),
  timeMode: z.enum(['auto', 'manual']),
  presetIds: z.array(z.number()),
  start: z.string(),
  finish: z.string(),
  overtimeHours: z.number(),
} as const;

/** Reports what is missing or contradicts itself. Source: RP-3, RP-4 and section 5 of the specification. */
export function checkWork(input: WorkInput, report: Report<keyof WorkInput>): void {
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

/** The work to be recorded, or null when it is to be cleared. Source: RP-7. */
export function chosenWork({ projectId, taskId }: Pick<WorkInput, 'projectId' | 'taskId'>): SlotContent {
  return projectId === '' || taskId === '' ? null : { projectId, taskId };
}

/** What a checked form means: the work, or null to clear, and where its half hours start. */
export type WorkPlan = { work: SlotContent; starts: number[] };

export function toPlan(input: WorkInput): WorkPlan {
  return { work: chosenWork(input), starts: slotsOf(input) };
}
