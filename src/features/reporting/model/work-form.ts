import { z } from 'zod';
import type { SlotContent } from '@/features/work/model/slot-patch';
import type { Period } from '@/lib/time-slot';
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

const id = z.union([z.number(), z.literal('')]);

/** The shape of `WorkInput`; its rules are in `checkWork`. */
export const workShape = {
  projectId: id,
  taskId: id,
  timeMode: z.enum(['auto', 'manual']),
  presetIds: z.array(z.number()),
  start: z.string(),
  finish: z.string(),
  overtimeHours: z.number(),
} as const;

type Report = (field: keyof WorkInput, message: string) => void;

/** Reports what is missing or contradicts itself. Source: RP-3, RP-4 and section 5 of the specification. */
export function checkWork(input: WorkInput, report: Report): void {
  if (input.projectId !== '' && input.taskId === '') report('taskId', message('validation:required'));
  if (input.timeMode === 'auto') {
    if (input.presetIds.length === 0) report('presetIds', message('validation:atLeastOne'));
    return;
  }
  if (!input.start) report('start', message('validation:required'));
  if (!input.finish) report('finish', message('validation:required'));
  if (input.start && input.finish && input.finish <= input.start) {
    report('finish', message('validation:finishAfterStart'));
  }
}

/** The work to be recorded, or null when it is to be cleared. Source: RP-7. */
export function chosenWork({ projectId, taskId }: Pick<WorkInput, 'projectId' | 'taskId'>): SlotContent {
  return projectId === '' || taskId === '' ? null : { project_id: projectId, task_id: taskId };
}

/** What a checked form means: the work, or null to clear, and its half hours. */
export type WorkPlan = { work: SlotContent; periods: Period[] };

export function toPlan(input: WorkInput): WorkPlan {
  return { work: chosenWork(input), periods: slotsOf(input) };
}
