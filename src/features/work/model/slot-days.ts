import type { CodedName } from '@/lib/named';
import type { CalendarDate } from '@/lib/calendar-date';
import { MINUTES_PER_DAY } from '@/lib/time-slot';
import { NO_SLOTS, type DaySlots, type Slot, type SlotDays } from './slot';

/** Takes up to `most` half hours in any order. Of two at the same time the later one wins. */
export function createSlotColumns(most: number) {
  const days = new Int32Array(most);
  const minutes = new Uint16Array(most);
  const projectIds = new Uint32Array(most);
  const taskIds = new Uint32Array(most);
  const projects = new Map<number, CodedName>();
  const tasks = new Map<number, CodedName>();
  let count = 0;
  const sortKey = (row: number) => (days[row] ?? 0) * MINUTES_PER_DAY + (minutes[row] ?? 0);

  function add(packedDate: number, slot: Slot): void {
    days[count] = packedDate;
    minutes[count] = slot.minutes;
    projectIds[count] = slot.projectId;
    taskIds[count] = slot.taskId;
    if (slot.project) projects.set(slot.projectId, slot.project);
    if (slot.task) tasks.set(slot.taskId, slot.task);
    count++;
  }

  function pack(): SlotDays {
    const rows = Uint32Array.from({ length: count }, (_, row) => row)
      .sort((one, other) => sortKey(one) - sortKey(other) || one - other)
      .filter((row, at, all) => at === count - 1 || sortKey(all[at + 1] ?? 0) !== sortKey(row));
    const starts = Array.from(rows.keys()).filter(
      (at) => at === 0 || days[rows[at - 1] ?? 0] !== days[rows[at] ?? 0],
    );
    return {
      days: Int32Array.from(starts, (at) => days[rows[at] ?? 0] ?? 0),
      starts: Uint32Array.from([...starts, rows.length]),
      minutes: Uint16Array.from(rows, (row) => minutes[row] ?? 0),
      projectIds: Uint32Array.from(rows, (row) => projectIds[row] ?? 0),
      taskIds: Uint32Array.from(rows, (row) => taskIds[row] ?? 0),
      projects,
      tasks,
    };
  }

  return { add, pack };
}

/** More days than a screen shows at once. */
const MOST_CACHED_DAYS = 100;

/** A shown day stays the same object, so that memoized components do not render again. */
const recentDays = new WeakMap<Int32Array, Map<CalendarDate, DaySlots>>();

export function slotsOn(days: SlotDays, date: CalendarDate): DaySlots {
  const changed = days.changed?.get(date);
  if (changed) return changed;
  const cachedDays = recentDays.get(days.days) ?? new Map<CalendarDate, DaySlots>();
  const cached = cachedDays.get(date);
  if (cached) return cached;
  const index = findDayIndex(days.days, packDate(date));
  if (index === -1) return NO_SLOTS;
  const slots = readDay(days, index);
  if (cachedDays.size === MOST_CACHED_DAYS) cachedDays.clear();
  recentDays.set(days.days, cachedDays.set(date, slots));
  return slots;
}

export function countOn({ days, starts, changed }: SlotDays, date: CalendarDate): number {
  const changedDay = changed?.get(date);
  if (changedDay) return changedDay.size;
  const index = findDayIndex(days, packDate(date));
  return index === -1 ? 0 : (starts[index + 1] ?? 0) - (starts[index] ?? 0);
}

export function recordedDates({ days, changed }: SlotDays): CalendarDate[] {
  const dates = Array.from(days, unpackDate);
  if (!changed) return dates;
  const filled = [...changed].flatMap(([date, slots]) => (slots.size > 0 ? [date] : []));
  return [...dates.filter((date) => !changed.has(date)), ...filled].sort();
}

export function withChangedDays(days: SlotDays, changed: ReadonlyMap<CalendarDate, DaySlots>): SlotDays {
  return { ...days, changed: new Map([...(days.changed ?? []), ...changed]) };
}

function readDay(columns: SlotDays, index: number): DaySlots {
  const slots = new Map<number, Slot>();
  const [start = 0, finish = 0] = columns.starts.subarray(index, index + 2);
  for (let at = start; at < finish; at++) {
    const minutes = columns.minutes[at] ?? 0;
    const projectId = columns.projectIds[at] ?? 0;
    const taskId = columns.taskIds[at] ?? 0;
    const project = columns.projects.get(projectId) ?? null;
    const task = columns.tasks.get(taskId) ?? null;
    slots.set(minutes, { minutes, projectId, taskId, project, task });
  }
  return slots;
}

/** `2026-11-20` becomes 20261120. */
export function packDate(date: CalendarDate): number {
  return Number(date.replaceAll('-', ''));
}

function unpackDate(day: number): CalendarDate {
  const digits = String(day).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}` as CalendarDate;
}

function findDayIndex(days: Int32Array, day: number): number {
  let low = 0;
  let high = days.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const middleDay = days[middle] ?? 0;
    if (middleDay === day) return middle;
    if (middleDay < day) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
