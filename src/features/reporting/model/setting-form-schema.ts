import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { WEEKDAYS, type Weekday } from '@/lib/calendar-date';
import { AT_LEAST_ONE, reportTo } from '@/i18n/form-checks';
import { checkWork, toPlan, workShape, type WorkInput, type WorkPlan, EMPTY_WORK } from './work-form';
import { SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import type { DaySlots } from '@/features/work/model/slot';
import { isSameContent } from '@/features/work/model/slot-patch';
import { MANUAL_TIMES, maxOvertime, findSlotStarts, type WorkTime } from './work-time';

export type SettingInput = WorkInput & { weekdays: Weekday[] };
export type SettingPlan = WorkPlan & { weekdays: readonly Weekday[] };

const weekday = z.literal([...WEEKDAYS]);

/** The schema of the dialog that edits weekday defaults. Source: RS-1. */
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

type SettingStart = {
  input: WorkInput;
  /** Saved half hours that the form cannot show: other work, or another stretch of time. */
  leftOut: number;
};

/** The only work and time of `saved`, else the first. Submitted unchanged, it has no effect. Source: RS-1. */
export function settingStart(saved: DaySlots | undefined): SettingStart {
  const slots = [...(saved?.values() ?? [])].sort((a, b) => a.minutes - b.minutes);
  const first = slots.find(({ project, task }) => project && task);
  if (!first) return { input: EMPTY_WORK, leftOut: slots.length };
  const starts = slots.filter((slot) => isSameContent(slot, first)).map(({ minutes }) => minutes);
  const time = inPeriods(starts) ?? inOneStretch(firstStretch(starts));
  if (!time) return { input: EMPTY_WORK, leftOut: slots.length };
  const input = { ...EMPTY_WORK, ...time, projectId: first.projectId, taskId: first.taskId };
  return { input, leftOut: slots.length - findSlotStarts(input).length };
}

/** The starts as halves of the day plus overtime; null where they do not match. */
function inPeriods(starts: readonly number[]): WorkTime | null {
  for (const presetIds of [[1, 2], [1], [2]]) {
    const time = { ...EMPTY_WORK, presetIds };
    const overtimeHours = ((starts.length - findSlotStarts(time).length) * SLOT_MINUTES) / 60;
    if (overtimeHours < 0 || overtimeHours > maxOvertime(time)) continue;
    const whole = { ...time, overtimeHours };
    if (findSlotStarts(whole).join() === starts.join()) return whole;
  }
  return null;
}

/** The starts as a manual start and finish; null where the form does not offer that start. */
function inOneStretch(starts: readonly number[]): WorkTime | null {
  const [start] = starts;
  if (start === undefined) return null;
  const from = toClockTime(start);
  const to = toClockTime(start + starts.length * SLOT_MINUTES);
  return MANUAL_TIMES.includes(from) ? { ...EMPTY_WORK, timeMode: 'manual', start: from, finish: to } : null;
}

function firstStretch(starts: readonly number[]): number[] {
  const [first = 0] = starts;
  return starts.filter((start, index) => start === first + index * SLOT_MINUTES);
}
