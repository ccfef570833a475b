import { z } from 'zod';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { HourEntry } from '../model/hour-entry';
import { totalByMember, type HalfHour } from '../model/weekly-hours';

type ProjectHalfHour = HalfHour & {
  project_id: number;
  project_eng: string;
  project_jp: string;
  date: CalendarDate;
};

// Answers hold up to 200,000 rows, one for each half hour: a narrow check by hand takes a tenth of the time of
// a schema for each row, and what is kept are sums.

/** The answer of `reporting/getAllHour` as hours of each member. Unknown fields are ignored. */
export const memberHoursSchema = z
  .custom<HalfHour[]>((answer) => Array.isArray(answer) && answer.every(isHalfHour))
  .transform(totalByMember);

/** The answer of `project-hour/get` as hours of each day, member and project, in order of first appearance. */
export const projectHoursSchema = z
  .custom<ProjectHalfHour[]>((answer) => Array.isArray(answer) && answer.every(createProjectRowCheck()))
  .transform(toEntries);

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown) => typeof value === 'string';

function isHalfHour(row: unknown): row is Record<string, unknown> {
  return isFields(row) && Number.isInteger(row.staff_id) && isText(row.eng_name) && isText(row.jp_name);
}

function createProjectRowCheck(): (row: unknown) => boolean {
  const days = new Set<unknown>();
  function isDay(date: unknown): boolean {
    if (days.has(date)) return true;
    if (typeof date !== 'string' || !isCalendarDate(date)) return false;
    days.add(date);
    return true;
  }
  return (row) =>
    isHalfHour(row) &&
    Number.isInteger(row.project_id) &&
    isText(row.project_eng) &&
    isText(row.project_jp) &&
    isDay(row.date);
}

/** Above every project id: one number then tells member and project. */
const MOST_PROJECTS = 2 ** 21;

function toEntries(rows: ProjectHalfHour[]): HourEntry[] {
  const entries: HourEntry[] = [];
  const days = new Map<CalendarDate, Map<number, HourEntry>>();
  for (const row of rows) {
    const ofDay = days.get(row.date) ?? new Map<number, HourEntry>();
    days.set(row.date, ofDay);
    const key = row.staff_id * MOST_PROJECTS + row.project_id;
    const known = ofDay.get(key);
    if (known) known.hours += SLOT_HOURS;
    else {
      const entry = toEntry(row);
      ofDay.set(key, entry);
      entries.push(entry);
    }
  }
  return entries;
}

function toEntry(row: ProjectHalfHour): HourEntry {
  return {
    date: row.date,
    member: { id: row.staff_id, eng_name: row.eng_name, jp_name: row.jp_name },
    project: { id: row.project_id, eng_name: row.project_eng, jp_name: row.project_jp },
    hours: SLOT_HOURS,
  };
}
