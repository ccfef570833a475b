import type { CalendarDate } from '@/lib/calendar-date';
import type { Person } from '../../model/leave';
import type { LeavePayload } from '../../model/registration';
import { payloadOf, type PersonDay } from './day-snags';

/** Leave of one person on one day; `isSnagged`: something stands there that was not left out. */
export type CompanyRow = { person: Person; date: CalendarDate; payload: LeavePayload; isSnagged: boolean };

/** One call for each person and day: none can be saved by half. */
export function rowsToRegister<Someone extends Person>(
  people: readonly Someone[],
  daysOf: (person: Someone) => readonly PersonDay[],
  wish: LeavePayload,
): CompanyRow[] {
  return people.flatMap((person) =>
    daysOf(person).map(({ date, snags }) => ({
      ...{ person, date, isSnagged: snags.length > 0 },
      payload: payloadOf(wish, person.id, date),
    })),
  );
}
