import { anyList } from '@/api/wire-fields';
import { readId, readRows, readText } from '@/api/wire-values';
import { isFields } from '@/lib/is-fields';
import { mapped } from '@/lib/schema-parts';
import { hourColumns } from '../explorer/api/hour-columns-reader';
import { entriesIn } from '../model/hour-entry';
import { totalByMember, type HalfHour } from '../model/weekly-hours';

// Answers hold up to 200,000 rows, one for each half hour: a narrow check by hand takes a tenth of the time of
// a schema for each row, and what is kept are sums.

/** The answer of `reporting/getAllHour` as hours of each member. Unknown fields are ignored. */
export const memberHoursSchema = mapped(anyList, (rows) => totalByMember(readRows(rows, readHalfHour)));

/** The answer of `project-hour/get` as hours of each day, member and project, in order of first appearance. */
export const projectHoursSchema = mapped(anyList, (rows) => entriesIn(hourColumns.read(rows)));

function readHalfHour(row: unknown): HalfHour | undefined {
  const staffId = isFields(row) ? readId(row.staff_id) : null;
  if (staffId === null || !isFields(row)) return undefined;
  return { staff_id: staffId, eng_name: readText(row.eng_name), jp_name: readText(row.jp_name) };
}
