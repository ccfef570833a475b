import type { Reading } from '@/api/read-job';
import { createDateReader, readDate, readId, readPeriod, readRows, readText } from '@/api/wire-values';
import { isFields } from '@/lib/is-fields';
import { WEEKDAYS, type CalendarDate, type Weekday } from '@/lib/calendar-date';
import type { Period } from '@/lib/time-slot';
import type { CodedName } from '@/lib/named';
import { addSlot, NO_TASK, type Slot, type StaffSlots } from '../model/slot';
import { packDays } from '../model/slot-days';

// An answer holds thousands of rows: a narrow check by hand takes a tenth of the time of a schema for each row.

type RawPerson = {
  task_performance?: unknown[] | null;
  task_performance_setting?: unknown[] | null;
  permanent_date?: unknown;
  skill_sheet?: unknown;
};

type People = readonly RawPerson[];

/** What an answer of `staff/get` says of one person's work. */
export type PersonSlots = Omit<StaffSlots, 'staffId'>;

/** True for the answer of `staff/get`, of which only the first person is looked at. */
function isPeople(answer: unknown): answer is People {
  return Array.isArray(answer) && answer.slice(0, 1).every(isPerson);
}

/** The half hours of the first person, without rows that cannot be read, which are counted. */
function readPerson([person = {}]: People): PersonSlots {
  const readSlot = createSlotReader();
  const readDay = createDateReader();
  const readSetting: ReadSlot = (row) => {
    const slot = readSlot(row);
    // It fills days, which no server takes without a task.
    return slot?.taskId === NO_TASK ? undefined : slot;
  };
  const dayOf: DayOf<CalendarDate> = ({ date }) => readDay(date) ?? undefined;
  return {
    days: packDays(indexRows(person.task_performance ?? [], readSlot, dayOf)),
    settings: indexRows(person.task_performance_setting ?? [], readSetting, ({ day }) => readWeekday(day)),
    startDates: {
      joinDate: isFields(person.skill_sheet) ? readDate(person.skill_sheet.join_date) : null,
      permanentDate: readDate(person.permanent_date),
    },
  };
}

export const personSlots: Reading<People, PersonSlots> = { isMeant: isPeople, read: readPerson };

function isPerson(value: unknown): boolean {
  if (!isFields(value)) return false;
  return [value.task_performance, value.task_performance_setting].every((rows) => Array.isArray(rows ?? []));
}

function readWeekday(value: unknown): Weekday | undefined {
  const day = readId(value);
  return WEEKDAYS.find((weekday) => weekday === day);
}

type ReadSlot = (row: Record<string, unknown>) => Slot | undefined;
type DayOf<Day> = (row: Record<string, unknown>) => Day | undefined;

function indexRows<Day extends CalendarDate | Weekday>(
  rows: readonly unknown[],
  readSlot: ReadSlot,
  dayOf: DayOf<Day>,
): Map<Day, Map<Period, Slot>> {
  const index = new Map<Day, Map<Period, Slot>>();
  readRows(rows, (row) => {
    if (!isFields(row)) return undefined;
    const [day, slot] = [dayOf(row), readSlot(row)];
    if (day === undefined || !slot) return undefined;
    addSlot(index, day, slot);
    return slot;
  });
  return index;
}

/** All slots of a project share one object, so that the answer itself can be forgotten. */
function createSlotReader(): ReadSlot {
  const projects = new Map<number, CodedName>();
  const tasks = new Map<number, CodedName>();
  return (row) => {
    // Some versions name it `periods`.
    const period = readPeriod(row.period ?? row.periods);
    const projectId = readId(row.project_id);
    const taskId = row.task_id === null ? NO_TASK : readId(row.task_id);
    if (period === null || projectId === null || taskId === null) return undefined;
    return {
      period,
      projectId,
      taskId,
      project: shared(projects, projectId, row.project),
      task: shared(tasks, taskId, row.task),
    };
  };
}

function shared(known: Map<number, CodedName>, id: number, raw: unknown): CodedName | null {
  const found = known.get(id);
  if (found || !isFields(raw)) return found ?? null;
  const name = {
    id,
    cd: readText(raw.cd),
    eng_name: readText(raw.eng_name),
    jp_name: readText(raw.jp_name),
  };
  known.set(id, name);
  return name;
}
