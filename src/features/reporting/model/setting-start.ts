import type { DaySlots } from '@/features/work/model/slot';
import { isSameContent } from '@/features/work/model/slot-patch';
import { SLOT_HOURS, SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import { EMPTY_WORK, type WorkInput } from './work-form';
import { AFTERNOON, findSlotStarts, MANUAL_TIMES, maxOvertime, MORNING, type WorkTime } from './work-time';

type SettingStart = {
  input: WorkInput;
  /** The number of saved half hours that the form cannot show: other work, or another stretch of time. */
  leftOut: number;
};

/** Starts with the first work of a saved weekday; empty where the form cannot show it. Source: RS-1. */
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

/** Null where the starts are not halves of the day plus overtime. */
function inPeriods(starts: readonly number[]): WorkTime | null {
  for (const presetIds of [[MORNING, AFTERNOON], [MORNING], [AFTERNOON]]) {
    const time = { ...EMPTY_WORK, presetIds };
    const overtimeHours = (starts.length - findSlotStarts(time).length) * SLOT_HOURS;
    if (overtimeHours < 0 || overtimeHours > maxOvertime(time)) continue;
    const whole = { ...time, overtimeHours };
    if (findSlotStarts(whole).join() === starts.join()) return whole;
  }
  return null;
}

/** Null where the form does not offer that start. */
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
