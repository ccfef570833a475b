import { isSameAmount } from '@/features/work/model/month-snapshot';
import type { BoardRow, ChangedDay } from './closing-board';
import type { HoursOfPeople } from './hidden-hours';

/** The days of a counted row whose hours differ from the check, in order. */
export function changedDays({ person, days }: BoardRow, checked: HoursOfPeople): ChangedDay[] {
  const hours = checked.get(person.id);
  return days.flatMap(({ date, recorded }): ChangedDay[] => {
    const before = hours?.get(date) ?? 0;
    return isSameAmount(before, recorded) ? [] : [{ date, before, now: recorded }];
  });
}
