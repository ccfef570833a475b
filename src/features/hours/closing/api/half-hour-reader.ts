import { readingRows, type RowReader } from '@/api/read-job';
import { createDateReader, readId, readRows, readText } from '@/api/wire-values';
import { isFields } from '@/lib/is-fields';
import type { NamedEntity } from '../../model/named-entity';
import type { HalfHourCounts } from '../model/month-hours';

/** What is counted: half hours by the days of a month (`2026-11`), or all of an answer that tells no days. */
export type CountedMonth = string | null;

const DAYS_OF_MONTH = 31;

/**
 * Counts the half hours of each person, in order of first appearance, without rows that cannot be read, which are counted.
 * The answers hold 700,000 rows for the month of a large company: what is kept are numbers.
 */
export function startCounting(month: CountedMonth): RowReader<HalfHourCounts> {
  const width = month === null ? 1 : DAYS_OF_MONTH;
  const readDay = createDateReader();
  const people: NamedEntity[] = [];
  const countsOf = new Map<number, Uint16Array>();

  function add(rows: readonly unknown[]): void {
    readRows(rows, (row) => {
      if (!isFields(row)) return undefined;
      const id = readId(row.staff_id);
      const date = month === null ? '' : readDay(row.date);
      if (id === null || date === null) return undefined;
      // Of another month than was asked for.
      if (month !== null && !date.startsWith(month)) return true;
      let counts = countsOf.get(id);
      if (!counts) {
        people.push({ id, eng_name: readText(row.eng_name), jp_name: readText(row.jp_name) });
        countsOf.set(id, (counts = new Uint16Array(width)));
      }
      const column = month === null ? 0 : Number(date.slice(8)) - 1;
      counts[column] = (counts[column] ?? 0) + 1;
      return true;
    });
  }

  function end(): HalfHourCounts {
    const all = new Uint16Array(people.length * width);
    people.forEach(({ id }, place) => all.set(countsOf.get(id) ?? [], place * width));
    return { people, width, counts: all };
  }

  return { add, end };
}

export const halfHours = (month: CountedMonth) => readingRows(() => startCounting(month));
