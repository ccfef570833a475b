import { readingRows, type RowReader } from '@/api/read-job';
import { createDateReader, readId, readRows, readText } from '@/api/wire-values';
import { isFields } from '@/lib/is-fields';
import type { NamedEntity } from '../../model/named-entity';
import { packHours, type HourColumns, type HourFact } from '../model/hour-columns';

/**
 * The answer of `project-hour/get` in columns, without rows that cannot be read, which are counted. It holds 400,000 rows for half a
 * year of a large company: what is kept are numbers.
 */
export function startHourColumns(): RowReader<HourColumns> {
  const readDay = createDateReader();
  const [memberOf, projectOf] = [namesById(), namesById()];
  const facts: HourFact[] = [];

  function add(rows: readonly unknown[]): void {
    readRows(rows, (row) => {
      if (!isFields(row)) return undefined;
      const [memberId, projectId, time] = [readId(row.staff_id), readId(row.project_id), readDay(row.date)];
      if (memberId === null || projectId === null || time === null) return undefined;
      const member = memberOf(memberId, row.eng_name, row.jp_name);
      const project = projectOf(projectId, row.project_eng, row.project_jp);
      return facts.push({ member, project, time, halfHours: 1 });
    });
  }

  return { add, end: () => packHours(facts) };
}

export const hourColumns = readingRows(startHourColumns);

/** Each thing once, however many rows name it. */
function namesById() {
  const known = new Map<number, NamedEntity>();
  return (id: number, english: unknown, japanese: unknown): NamedEntity => {
    let thing = known.get(id);
    if (!thing) known.set(id, (thing = { id, eng_name: readText(english), jp_name: readText(japanese) }));
    return thing;
  };
}
