import type { CalendarDate } from '@/lib/calendar-date';
import type { LeaveRecord, Person } from '../../model/leave';
import { paidDays, type PaidDay } from '../../model/paid-days';

/** By person, the dates of leave of so many hours that the balance pays in part or not at all. */
export function unpaidDays(
  people: readonly Person[],
  records: readonly LeaveRecord[],
  datesOf: (person: Person) => readonly CalendarDate[],
  hours: number,
): ReadonlyMap<number, PaidDay[]> {
  const byStaff = new Map<number | null, LeaveRecord[]>();
  for (const record of records) byStaff.set(record.staffId, [...(byStaff.get(record.staffId) ?? []), record]);
  const nameless = byStaff.get(null) ?? [];
  return new Map(
    people.map((person) => {
      const own = [...(byStaff.get(person.id) ?? []), ...nameless];
      return [person.id, paidDays(own, person, datesOf(person), hours).filter(({ unpaid }) => unpaid > 0)];
    }),
  );
}
