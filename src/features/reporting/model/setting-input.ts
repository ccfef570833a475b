import { SLOT_MINUTES, toClockTime, toMinutes, type Period } from '@/lib/time-slot';
import type { DaySlots, Slot } from '@/features/work/model/slot';
import { EMPTY_WORK, type WorkInput } from './work-form';
import { MANUAL_TIMES, maxOvertime, slotsOf, type WorkTime } from './work-time';

export type SettingStart = {
  input: WorkInput;
  /** Saved half hours of the day that the form cannot show beside it: other work, another stretch of time. */
  leftOut: number;
};

/**
 * The form as a weekday is saved: all of it where that is one work over whole periods or one stretch of time, else its
 * first work with the first stretch of it. Submitted as it stands it changes nothing. Source: RS-1.
 */
export function settingStart(saved: DaySlots | undefined): SettingStart {
  const slots = [...(saved?.values() ?? [])].sort((a, b) => (a.period < b.period ? -1 : 1));
  const first = slots.find(({ project, task }) => project && task);
  if (!first) return { input: EMPTY_WORK, leftOut: slots.length };
  const periods = slots.filter((slot) => isSameWork(slot, first)).map(({ period }) => period);
  const time = inPeriods(periods) ?? inOneStretch(firstStretch(periods));
  if (!time) return { input: EMPTY_WORK, leftOut: slots.length };
  const input = { ...EMPTY_WORK, ...time, projectId: first.projectId, taskId: first.taskId };
  return { input, leftOut: slots.length - slotsOf(input).length };
}

function isSameWork(one: Slot, other: Slot): boolean {
  return one.projectId === other.projectId && one.taskId === other.taskId;
}

/** Whole halves of the day, with overtime after them. */
function inPeriods(periods: readonly Period[]): WorkTime | null {
  for (const presetIds of [[1, 2], [1], [2]]) {
    const time = { ...EMPTY_WORK, presetIds };
    const overtimeHours = ((periods.length - slotsOf(time).length) * SLOT_MINUTES) / 60;
    if (overtimeHours < 0 || overtimeHours > maxOvertime(time)) continue;
    const whole = { ...time, overtimeHours };
    if (slotsOf(whole).join() === periods.join()) return whole;
  }
  return null;
}

/** From start to finish by hand; null where the form offers no such start. */
function inOneStretch(periods: readonly Period[]): WorkTime | null {
  const [first] = periods;
  if (first === undefined) return null;
  const start = toMinutes(first);
  const from = toClockTime(start);
  const to = toClockTime(start + periods.length * SLOT_MINUTES);
  return MANUAL_TIMES.includes(from) ? { ...EMPTY_WORK, timeMode: 'manual', start: from, finish: to } : null;
}

function firstStretch(periods: readonly Period[]): Period[] {
  const start = toMinutes(periods[0] ?? '00:00');
  return periods.filter((period, index) => toMinutes(period) === start + index * SLOT_MINUTES);
}
