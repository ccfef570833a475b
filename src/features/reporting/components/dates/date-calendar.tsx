import type { CalendarDate, Weekday } from '@/lib/calendar-date';
import type { StaffSlots } from '@/features/work/model/slot';
import { MonthTable } from '@/ui/calendar/month-table';
import {
  addRange,
  toggleDate,
  toggleWeekday,
  type DateMode,
  type PickChange,
  type PickedDates,
} from '../../model/date-selection';
import { useMonth } from './use-month';

type DateCalendarProps = {
  /** The first day of the shown month. */
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
  picked: PickedDates;
  mode: DateMode;
  onPicked: (change: PickChange) => void;
  /** What the shown person recorded, once it is known. */
  slots: StaffSlots | undefined;
};

/**
 * A month in which dates are picked one by one, by weekday, or as a range (drag, or Shift with a click or Enter).
 * Source: RP-1.
 */
export function DateCalendar({ month, onMonthChanged, picked, mode, onPicked, slots }: DateCalendarProps) {
  const ofMany = {
    isMultiple: true,
    onRange: (from: CalendarDate | undefined, to: CalendarDate) =>
      onPicked((dates) => addRange(dates, from ?? dates.at(-1) ?? to, to)),
    onWeekday: (weekday: Weekday) => onPicked((dates) => toggleWeekday(dates, weekday, month)),
  };
  return (
    <MonthTable
      month={month}
      onMonthChanged={onMonthChanged}
      shown={useMonth(month, slots)}
      picked={picked}
      onPressed={(date) => onPicked((dates) => toggleDate(dates, date, mode))}
      {...(mode === 'multiple' && ofMany)}
    />
  );
}
