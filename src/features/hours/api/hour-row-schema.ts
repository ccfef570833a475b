import { anyList } from '@/api/wire-fields';
import { createDateReader, readId, readRows, readText } from '@/api/wire-values';
import { isFields } from '@/lib/is-fields';
import { mapped } from '@/lib/schema-parts';
import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { HourEntry } from '../model/hour-entry';
import { totalByMember, type HalfHour } from '../model/weekly-hours';

// Answers hold up to 200,000 rows, one for each half hour: a narrow check by hand takes a tenth of the time of
// a schema for each row, and what is kept are sums.

/** The answer of `reporting/getAllHour` as hours of each member. Unknown fields are ignored. */
export const memberHoursSchema = mapped(anyList, (rows) => totalByMember(readRows(rows, readHalfHour)));

/** The answer of `project-hour/get` as hours of each day, member and project, in order of first appearance. */
export const projectHoursSchema = mapped(anyList, toEntries);

function readHalfHour(row: unknown): HalfHour | undefined {
  const staffId = isFields(row) ? readId(row.staff_id) : null;
  if (staffId === null || !isFields(row)) return undefined;
  return { staff_id: staffId, eng_name: readText(row.eng_name), jp_name: readText(row.jp_name) };
}

/** Above every project id: one number then tells member and project. */
const MOST_PROJECTS = 2 ** 21;

function toEntries(rows: unknown[]): HourEntry[] {
  const readDay = createDateReader();
  const days = new Map<CalendarDate, Map<number, HourEntry>>();

  /** The entry if it is a new one, null where it was added to another. */
  function addRow(row: unknown): HourEntry | null | undefined {
    if (!isFields(row)) return undefined;
    const [staffId, projectId, date] = [readId(row.staff_id), readId(row.project_id), readDay(row.date)];
    if (staffId === null || projectId === null || date === null) return undefined;
    const ofDay = days.get(date) ?? new Map<number, HourEntry>();
    days.set(date, ofDay);
    const key = staffId * MOST_PROJECTS + projectId;
    const known = ofDay.get(key);
    if (known) {
      known.hours += SLOT_HOURS;
      return null;
    }
    const entry = {
      date,
      member: { id: staffId, eng_name: readText(row.eng_name), jp_name: readText(row.jp_name) },
      project: { id: projectId, eng_name: readText(row.project_eng), jp_name: readText(row.project_jp) },
      hours: SLOT_HOURS,
    };
    ofDay.set(key, entry);
    return entry;
  }

  return readRows(rows, addRow).filter((entry) => entry !== null);
}
