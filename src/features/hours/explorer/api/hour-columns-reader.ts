import { readingRows, type RowReader } from '@/api/read-job';
import { createDateReader, readEachRow, readId, readText } from '@/api/wire-values';
import { isFields } from '@/lib/is-fields';
import type { Named } from '@/lib/named';
import { startPacking, type HourColumns } from '../model/hour-columns';

/** Packs 700,000 rows of a large company into numbers; reads the fields of adjacent equal rows once. */
export function startHourColumns(): RowReader<HourColumns> {
  const readDay = createDateReader();
  const readMember = createNameReader();
  const readProject = createNameReader();
  const { add: pack, addTo, end } = startPacking();
  let last: { staffId: unknown; projectId: unknown; date: unknown; entry: number } | null = null;

  function add(rows: readonly unknown[]): void {
    readEachRow(rows, (row) => {
      if (!isFields(row)) return false;
      const { staff_id: staffId, project_id: projectId, date } = row;
      if (last && last.staffId === staffId && last.projectId === projectId && last.date === date) {
        addTo(last.entry, 1);
        return true;
      }
      const member = readId(staffId);
      const project = readId(projectId);
      const time = readDay(date);
      if (member === null || project === null || time === null) return false;
      const entry = pack({
        member: readMember(member, row.eng_name, row.jp_name),
        project: readProject(project, row.project_eng, row.project_jp),
        time,
        halfHours: 1,
      });
      last = { staffId, projectId, date, entry };
      return true;
    });
  }

  return { add, end };
}

export const hourColumnsReading = readingRows(startHourColumns);

/** Reads the names of each id once, and returns the same object for all its rows. */
function createNameReader() {
  const named = new Map<number, Named>();
  return (id: number, english: unknown, japanese: unknown): Named => {
    const existing = named.get(id);
    if (existing) return existing;
    const created = { id, eng_name: readText(english), jp_name: readText(japanese) };
    named.set(id, created);
    return created;
  };
}
