import { z } from 'zod';
import { isCalendarDate, type CalendarDate, type Weekday } from '@/lib/calendar-date';
import type { Period } from '@/lib/time-slot';
import { addSlot, type CodedName, type Slot, type StaffSlots } from '../model/slot';

type RawSlot = {
  project_id: number;
  task_id: number;
  /** Some versions name it `periods`. */
  period?: string;
  periods?: string;
  project?: unknown;
  task?: unknown;
};
type RawDaySlot = RawSlot & { date: CalendarDate };
type RawSetting = RawSlot & { day: Weekday };
type RawPerson = { task_performance?: RawDaySlot[]; task_performance_setting?: RawSetting[] };

/**
 * The answer of `staff/get` for one person, with `task_performance` and `task_performance_setting`: indexed by day and
 * period. Empty when the server knows the person no more. Unknown fields are ignored; a deleted project is null.
 * An answer holds thousands of rows: a narrow check by hand takes a tenth of the time of a schema for each row.
 */
export const staffSlotsSchema = z
  .custom<RawPerson[]>((answer) => Array.isArray(answer) && answer.every(isPerson))
  .transform(([person]) => indexPerson(person ?? {}));

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPerson(value: unknown): value is RawPerson {
  if (!isFields(value)) return false;
  const isDate = createDateCheck();
  return (
    isListOf(value.task_performance, (row) => isSlot(row) && isDate(row.date)) &&
    isListOf(value.task_performance_setting, (row) => isSlot(row) && isWeekday(row.day))
  );
}

function isListOf(value: unknown, isRow: (row: Record<string, unknown>) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every((row) => isFields(row) && isRow(row)));
}

function isSlot(row: Record<string, unknown>): boolean {
  const period = row.period ?? row.periods;
  return (
    Number.isInteger(row.project_id) &&
    Number.isInteger(row.task_id) &&
    typeof period === 'string' &&
    /^([01]\d|2[0-3]):[0-5]\d(:\d\d)?$/.test(period)
  );
}

function isWeekday(day: unknown): boolean {
  return Number.isInteger(day) && Number(day) >= 0 && Number(day) <= 6;
}

/** Neighbouring rows share their date: each is parsed once. */
function createDateCheck(): (date: unknown) => boolean {
  let known: unknown;
  return (date) => {
    if (date === known) return true;
    if (typeof date !== 'string' || !isCalendarDate(date)) return false;
    known = date;
    return true;
  };
}

function indexPerson(person: RawPerson): Omit<StaffSlots, 'staffId'> {
  const toSlot = createSlotReader();
  const days = new Map<CalendarDate, Map<Period, Slot>>();
  for (const row of person.task_performance ?? []) addSlot(days, row.date, toSlot(row));
  const settings = new Map<Weekday, Map<Period, Slot>>();
  for (const row of person.task_performance_setting ?? []) addSlot(settings, row.day, toSlot(row));
  return { days, settings };
}

/** All slots of a project share one object, so that the answer itself can be forgotten. */
function createSlotReader(): (row: RawSlot) => Slot {
  const projects = new Map<number, CodedName>();
  const tasks = new Map<number, CodedName>();
  return (row) => ({
    // Some versions leave the seconds out.
    period: `${(row.period ?? row.periods ?? '').slice(0, 5)}:00`,
    projectId: row.project_id,
    taskId: row.task_id,
    project: shared(projects, row.project_id, row.project),
    task: shared(tasks, row.task_id, row.task),
  });
}

function shared(known: Map<number, CodedName>, id: number, raw: unknown): CodedName | null {
  const found = known.get(id);
  if (found || !isFields(raw)) return found ?? null;
  const name = { id, cd: text(raw.cd), eng_name: text(raw.eng_name), jp_name: text(raw.jp_name) };
  known.set(id, name);
  return name;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
