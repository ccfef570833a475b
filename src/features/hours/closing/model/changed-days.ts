import { isSameAmount } from '@/features/work/model/month-snapshot';
import type { CalendarDate } from '@/lib/calendar-date';
import type { BoardRow } from './closing-board';
import type { HoursOfPeople } from './hidden-hours';

/** A day whose hours differ from the check of the month. */
export type ChangedDay = { date: CalendarDate; before: number; now: number };

/** The days of a row whose hours differ from the check, in order; empty for a row that is not counted yet. */
export function changedDays({ person, state, days }: BoardRow, checked: HoursOfPeople): ChangedDay[] {
  if (state === 'uncounted') return [];
  const hours = checked.get(person.id);
  return days.flatMap(({ date, recorded }): ChangedDay[] => {
    const before = hours?.get(date) ?? 0;
    return isSameAmount(before, recorded) ? [] : [{ date, before, now: recorded }];
  });
}
