import type { CalendarDate } from '@/lib/calendar-date';
import { toMinutes, toPeriod } from '@/lib/time-slot';
import { NO_SLOTS, type DaySlots, type Slot, type SlotDays } from './slot';

/** The days as objects. `days` may hold thousands: it is let go of once it is packed. */
export function packDays(days: ReadonlyMap<CalendarDate, DaySlots>): SlotDays {
  const dates = [...days.keys()].sort();
  const slots = dates.map((date) => [...(days.get(date)?.values() ?? [])].sort(inTime));
  const all = slots.flat();
  let start = 0;
  return {
    days: Int32Array.from(dates, toDay),
    starts: Uint32Array.from([0, ...slots.map(({ length }) => (start += length))]),
    minutes: Uint16Array.from(all, ({ period }) => toMinutes(period)),
    projectIds: Uint32Array.from(all, ({ projectId }) => projectId),
    taskIds: Uint32Array.from(all, ({ taskId }) => taskId),
    projects: new Map(all.flatMap(({ project }) => (project ? [[project.id, project]] : []))),
    tasks: new Map(all.flatMap(({ task }) => (task ? [[task.id, task]] : []))),
  };
}

/** Nobody looks at more of them at once. */
const MOST_DAYS_READ = 100;

/** What was read of the columns last, by the first of them: the same day is the same object while it is shown. */
const readDays = new WeakMap<Int32Array, Map<CalendarDate, DaySlots>>();

/** What is recorded on a day, in the order of time. */
export function slotsOn(days: SlotDays, date: CalendarDate): DaySlots {
  const changed = days.changed?.get(date);
  if (changed) return changed;
  const known = readDays.get(days.days) ?? new Map<CalendarDate, DaySlots>();
  const found = known.get(date);
  if (found) return found;
  const index = indexOf(days.days, toDay(date));
  if (index === -1) return NO_SLOTS;
  const slots = readDay(days, index);
  if (known.size === MOST_DAYS_READ) known.clear();
  readDays.set(days.days, known.set(date, slots));
  return slots;
}

/** How many half hours are recorded on a day. */
export function countOn({ days, starts, changed }: SlotDays, date: CalendarDate): number {
  const changedDay = changed?.get(date);
  if (changedDay) return changedDay.size;
  const index = indexOf(days, toDay(date));
  return index === -1 ? 0 : (starts[index + 1] ?? 0) - (starts[index] ?? 0);
}

/** The days with records, in order. */
export function datesOf({ days, changed }: SlotDays): CalendarDate[] {
  const dates = Array.from(days, toDate);
  return changed ? [...new Set([...dates, ...changed.keys()])].sort() : dates;
}

/** The same with other half hours on some days. */
export function withDays(days: SlotDays, changed: ReadonlyMap<CalendarDate, DaySlots>): SlotDays {
  return { ...days, changed: new Map([...(days.changed ?? []), ...changed]) };
}

function readDay({ starts, minutes, projectIds, taskIds, projects, tasks }: SlotDays, day: number): DaySlots {
  const slots = new Map<string, Slot>();
  const [start = 0, finish = 0] = starts.subarray(day, day + 2);
  for (let at = start; at < finish; at++) {
    const period = toPeriod(minutes[at] ?? 0);
    const [projectId = 0, taskId = 0] = [projectIds[at], taskIds[at]];
    const [project, task] = [projects.get(projectId) ?? null, tasks.get(taskId) ?? null];
    slots.set(period, { period, projectId, taskId, project, task });
  }
  return slots;
}

function inTime(one: Slot, other: Slot): number {
  return one.period < other.period ? -1 : 1;
}

/** `2026-11-20` gives 20261120. */
function toDay(date: CalendarDate): number {
  return Number(date.replaceAll('-', ''));
}

function toDate(day: number): CalendarDate {
  const digits = String(day).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}` as CalendarDate;
}

/** -1 where the day is none of them. */
function indexOf(days: Int32Array, day: number): number {
  let [low, high] = [0, days.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = days[middle] ?? 0;
    if (found === day) return middle;
    if (found < day) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
