import type { Reading } from '@/api/read-job';
import { readDate, readId, readEachRow, readTimeOfDay, readText } from '@/api/wire-values';
import { WEEKDAYS, type Weekday } from '@/lib/calendar-date';
import { isFields } from '@/lib/is-fields';
import { memoize } from '@/lib/memoize';
import type { CodedName } from '@/lib/named';
import { NO_TASK, type Slot, type SlotDays, type StaffSlots } from '../model/slot';
import { createSlotColumns, packDate } from '../model/slot-days';

type RawPerson = {
  task_performance?: unknown[] | null;
  task_performance_setting?: unknown[] | null;
  permanent_date?: unknown;
  skill_sheet?: unknown;
};

type People = readonly RawPerson[];

export type PersonSlots = Omit<StaffSlots, 'staffId'>;

function isPeople(answer: unknown): answer is People {
  if (!Array.isArray(answer)) return false;
  const people: readonly unknown[] = answer;
  const person = people[0];
  return person === undefined || isPerson(person);
}

function readPerson([person = {}]: People): PersonSlots {
  const readSlot = createSlotReader();
  return {
    days: readDays(person.task_performance ?? [], readSlot),
    settings: readSettings(person.task_performance_setting ?? [], readSlot),
    startDates: {
      joinDate: isFields(person.skill_sheet) ? readDate(person.skill_sheet.join_date) : null,
      permanentDate: readDate(person.permanent_date),
    },
  };
}

/** Checks without a schema, which would take ten times as long for thousands of rows. */
export const personSlotsReading: Reading<People, PersonSlots> = { isExpected: isPeople, read: readPerson };

function isPerson(value: unknown): boolean {
  if (!isFields(value)) return false;
  return [value.task_performance, value.task_performance_setting].every((rows) => Array.isArray(rows ?? []));
}

type ReadSlot = (row: Record<string, unknown>) => Slot | undefined;

function readDays(rows: readonly unknown[], readSlot: ReadSlot): SlotDays {
  const slots = createSlotColumns(rows.length);
  const readDay = memoize((value: unknown) => {
    const date = readDate(value);
    return date === null ? undefined : packDate(date);
  });
  readEachRow(rows, (row) => {
    if (!isFields(row)) return false;
    const day = readDay(row.date);
    const slot = readSlot(row);
    if (day === undefined || !slot) return false;
    slots.add(day, slot);
    return true;
  });
  return slots.pack();
}

function readSettings(rows: readonly unknown[], readSlot: ReadSlot): StaffSlots['settings'] {
  const settings = new Map<Weekday, Map<number, Slot>>();
  readEachRow(rows, (row) => {
    if (!isFields(row)) return false;
    const storedDay = readId(row.day);
    const slot = readSlot(row);
    const day = WEEKDAYS.find((weekday) => weekday === storedDay);
    // Settings fill days, and no server stores a half hour without a task.
    if (day === undefined || !slot || slot.taskId === NO_TASK) return false;
    settings.set(day, (settings.get(day) ?? new Map<number, Slot>()).set(slot.minutes, slot));
    return true;
  });
  return settings;
}

/** Copies the names of each project and task once, so that the answer itself can be garbage-collected. */
function createSlotReader(): ReadSlot {
  const projects = new Map<number, CodedName>();
  const tasks = new Map<number, CodedName>();
  return (row) => {
    // Some server versions call it `periods`.
    const minutes = readTimeOfDay(row.period ?? row.periods);
    const projectId = readId(row.project_id);
    const taskId = row.task_id === null ? NO_TASK : readId(row.task_id);
    if (minutes === null || projectId === null || taskId === null) return undefined;
    return {
      minutes,
      projectId,
      taskId,
      project: shareName(projects, projectId, row.project),
      task: shareName(tasks, taskId, row.task),
    };
  };
}

function shareName(names: Map<number, CodedName>, id: number, raw: unknown): CodedName | null {
  const sharedName = names.get(id);
  if (sharedName || !isFields(raw)) return sharedName ?? null;
  const name = {
    id,
    cd: readText(raw.cd),
    eng_name: readText(raw.eng_name),
    jp_name: readText(raw.jp_name),
  };
  names.set(id, name);
  return name;
}
