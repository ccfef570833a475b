import type { CalendarDate } from '@/lib/calendar-date';
import { FULL_DAY_CODE } from '../../model/duration';
import type { Leave, Person } from '../../model/leave';
import { timesLeaveSaved } from '../../model/lost-response';
import type { LeavePayload } from '../../model/registration';
import type { PersonDay } from './day-warnings';

/** Each person and day is sent separately, so that none can be saved in part. */
export function toPayload(entered: LeavePayload, staffId: number, date: CalendarDate): LeavePayload {
  const duration = 'multi_date' in entered ? FULL_DAY_CODE : entered.duration;
  return { staff_id: staffId, leave_date: date, duration, reason: entered.reason };
}

export function holdsLeave(leaves: readonly Leave[], payload: LeavePayload): boolean {
  return timesLeaveSaved(payload, [], leaves) > 0;
}

export type CompanyRow = {
  person: Person;
  date: CalendarDate;
  payload: LeavePayload;
  /** True if the day is registered in spite of a warning. */
  hasWarnings: boolean;
};

export function rowsToRegister(
  people: readonly Person[],
  findDays: (person: Person) => readonly PersonDay[],
  entered: LeavePayload,
): CompanyRow[] {
  return people.flatMap((person) =>
    findDays(person).map(({ date, warnings }) => ({
      person,
      date,
      hasWarnings: warnings.length > 0,
      payload: toPayload(entered, person.id, date),
    })),
  );
}
