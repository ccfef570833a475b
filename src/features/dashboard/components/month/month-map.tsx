import { useMemo, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { daysToComplete, type WorkDay } from '@/features/work/model/work-days';
import type { CalendarDate } from '@/lib/calendar-date';
import { preferences } from '@/theme/preferences';
import { CalendarHead } from '@/ui/calendar/calendar-head';
import type { CalendarMonth } from '@/ui/calendar/describe-month';
import { isSameMonth } from '@/ui/calendar/month-grid';
import { dateOf, useCalendarFocus } from '@/ui/calendar/use-calendar-focus';
import { useToday } from '@/ui/page/use-today';
import { MapDay } from './map-day';
import { MapTable } from './map-table';
import { useDayName } from './use-day-name';

type MonthMapProps = {
  /** The first day of the shown month. */
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
  shown: CalendarMonth;
  /** The days of the month, once they are known. */
  days: readonly WorkDay[] | undefined;
  isFailed: boolean;
};

/**
 * A month as a grid of days with their hours. Arrows, Home and End move between days, Page up and down between months, M to
 * the next day to complete; Enter opens the day in reporting.
 */
export function MonthMap({ month, onMonthChanged, shown, days, isFailed }: MonthMapProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const today = useToday();
  const nameOf = useDayName();
  const { grid, focused, setFocused, focusDay, move } = useCalendarFocus<HTMLTableElement>({
    month,
    onMonthChanged,
    isMonthAlone: true,
  });
  const byDate = useMemo(() => new Map(days?.map((day) => [day.date, day])), [days]);
  const isPending = !days && !isFailed;
  const tabStop = focused ?? (isSameMonth(today, month) ? today : month);

  function press(event: KeyboardEvent) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && event.key.toLowerCase() === 'm' && preferences().singleKeys === 'on') {
      const dates = daysToComplete(days ?? []).map(({ date }) => date);
      const next = dates.find((date) => date > tabStop) ?? dates[0];
      if (next) focusDay(next);
    } else move(event);
  }

  return (
    <>
      <span className="visually-hidden" role="status">
        {isPending ? t('common:label.loading') : shown.title}
      </span>
      <MapTable
        ref={grid}
        role="grid"
        aria-label={t('dashboard:month.grid', { month: shown.title })}
        aria-busy={isPending}
        data-keys="monthMap"
        onKeyDown={press}
        onFocus={(event) => setFocused(dateOf(event))}
      >
        <CalendarHead weekdays={shown.weekdays} />
        <tbody>
          {shown.weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date }) => (
                <td key={date} role="gridcell">
                  {isSameMonth(date, month) && (
                    <MapDay
                      date={date}
                      day={byDate.get(date)}
                      name={nameOf(date, byDate.get(date))}
                      isToday={date === today}
                      isTabStop={date === tabStop}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </MapTable>
    </>
  );
}
