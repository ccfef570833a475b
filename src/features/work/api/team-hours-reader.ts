import { readingRows, type RowReader } from '@/api/read-job';
import { readEachRow, readId, readText } from '@/api/wire-values';
import { isFields } from '@/lib/is-fields';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { MemberHours } from '../model/member-hours';

/** Sums half hours by member, of 700,000 rows for the month of a large company; counts invalid rows. */
export function startTeamHours(): RowReader<MemberHours[]> {
  const people = new Map<number, MemberHours>();

  function add(rows: readonly unknown[]): void {
    readEachRow(rows, (row) => {
      if (!isFields(row)) return false;
      const id = readId(row.staff_id);
      if (id === null) return false;
      let member = people.get(id);
      if (!member) {
        member = { id, eng_name: readText(row.eng_name), jp_name: readText(row.jp_name), hours: 0 };
        people.set(id, member);
      }
      member.hours += SLOT_HOURS;
      return true;
    });
  }

  return { add, end: () => [...people.values()] };
}

export const teamHoursReading = readingRows(startTeamHours);
