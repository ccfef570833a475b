import {
  addDays,
  datesBetween,
  firstOfMonth,
  isWeekend,
  lastOfMonth,
  getMonday,
  getWeekday,
  type CalendarDate,
  type Weekday,
} from '@/lib/calendar-date';
import { toHours } from '@/features/work/model/day-hours';
import type { FindDaysOff } from '@/features/work/model/days-off';
import type { RecordedSlots } from '@/features/work/model/slot';
import { countOn } from '@/features/work/model/slot-days';
import { fullHoursOn } from '@/features/work/model/work-calendar';

export type DateMode = 'single' | 'multiple';

/** In the order of picking. */
export type PickedDates = readonly CalendarDate[];

export type PickChange = (picked: PickedDates) => PickedDates;

/** The last five weekdays up to `day`, in ascending order. Source: RP-1. */
export function lastWeekdays(day: CalendarDate): CalendarDate[] {
  // Any seven days in a row have five weekdays.
  return datesBetween(addDays(day, -6), day).filter((date) => !isWeekend(date));
}

/** Monday to Friday of the week that contains `day`; weeks begin on Monday. */
export function workWeek(day: CalendarDate): CalendarDate[] {
  const monday = getMonday(day);
  return datesBetween(monday, addDays(monday, 4));
}

export function toggleDate(picked: PickedDates, date: CalendarDate, mode: DateMode): PickedDates {
  if (mode === 'single') return [date];
  return picked.includes(date) ? picked.filter((pickedDate) => pickedDate !== date) : [...picked, date];
}

/** Adds the dates from `from` to `to`, in either direction; `to` counts as picked last. */
export function addRange(picked: PickedDates, from: CalendarDate, to: CalendarDate): PickedDates {
  const range = from < to ? datesBetween(from, to) : datesBetween(to, from).reverse();
  return [...picked.filter((date) => !range.includes(date)), ...range];
}

/** Adds all dates of a weekday in the month of `day`, or removes them if all are picked. */
export function toggleWeekday(picked: PickedDates, weekday: Weekday, day: CalendarDate): PickedDates {
  const column = datesBetween(firstOfMonth(day), lastOfMonth(day)).filter(
    (date) => getWeekday(date) === weekday,
  );
  const others = picked.filter((date) => !column.includes(date));
  return column.every((date) => picked.includes(date)) ? others : [...others, ...column];
}

/** Source: RP-1. */
export function datesInMode(picked: PickedDates, mode: DateMode): PickedDates {
  return mode === 'single' ? picked.slice(-1) : picked;
}

/** The dates that are complete for all people; without loaded records a date is incomplete. */
export function fullDates(
  dates: PickedDates,
  staffIds: readonly number[],
  recorded: RecordedSlots,
  findDaysOff: FindDaysOff,
): PickedDates {
  const isFull = (date: CalendarDate) =>
    staffIds.every((id) => {
      const days = recorded.get(id)?.days;
      return days && toHours(countOn(days, date)) >= fullHoursOn(date, findDaysOff(id));
    });
  return staffIds.length === 0 ? [] : dates.filter(isFull);
}

export function sortDates(picked: PickedDates): CalendarDate[] {
  return [...picked].sort();
}
