import { memo } from 'react';
import { isWeekend, weekdayOf, type CalendarDate } from '@/lib/calendar-date';
import type { DescribedDay } from './describe-month';

type CalendarDayProps = {
  date: CalendarDate;
  label: string;
  dot: DescribedDay['dot'];
  isPicked: boolean;
  isToday: boolean;
  isOutside: boolean;
  isTabStop: boolean;
};

/** One day of the calendar; the table around it has its looks and handles its events. */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { date, label, dot, isPicked, isToday, isOutside, isTabStop } = props;
  return (
    <td role="gridcell" aria-selected={isPicked}>
      <button
        type="button"
        data-date={date}
        data-tone={toneOf(date, isOutside)}
        data-dot={dot}
        aria-label={label}
        aria-pressed={isPicked}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isTabStop ? 0 : -1}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
});

function toneOf(date: CalendarDate, isOutside: boolean): string | undefined {
  if (isOutside) return 'outside';
  if (!isWeekend(date)) return undefined;
  return weekdayOf(date) === 0 ? 'sunday' : 'saturday';
}
