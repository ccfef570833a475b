import { useMemo, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { daysToComplete, type WorkDay } from '@/features/work/model/work-days';
import { isSameMonth, type CalendarDate } from '@/lib/calendar-date';
import { singleKey } from '@/ui/keys/key-area';
import { findDate } from '@/ui/keys/calendar-keys';
import skeleton from '@/ui/page/skeleton-look.module.css';
import { useToday } from '@/ui/page/use-today';
import type { DescribedMonth } from './describe-month';
import { MapDay, WEEKDAY_TONES } from './map-day';
import { useDayName } from './use-day-name';
import { useMonthFocus } from './use-month-focus';
import styles from './month.module.css';

type MonthMapProps = {
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
  describedMonth: DescribedMonth;
  days: readonly WorkDay[] | undefined;
  isFailed: boolean;
};

/**
 * A month as a grid of days with their hours. Arrows, Home and End move between days, Page up and down
 * between months, M to the next day to complete; Enter opens the day in reporting.
 */
export function MonthMap({ month, onMonthChanged, describedMonth, days, isFailed }: MonthMapProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const today = useToday();
  const describeDay = useDayName();
  const { grid, focused, setFocused, focusDay, moveByKey } = useMonthFocus({ month, onMonthChanged });
  const daysByDate = useMemo(() => new Map(days?.map((day) => [day.date, day])), [days]);
  const isPending = !days && !isFailed;
  const tabStop = focused ?? (isSameMonth(today, month) ? today : month);

  function handleKey(event: KeyboardEvent) {
    if (singleKey(event.nativeEvent) === 'm') {
      const dates = daysToComplete(days ?? []).map(({ date }) => date);
      const next = dates.find((date) => date > tabStop) ?? dates[0];
      if (next) focusDay(next);
    } else {
      moveByKey(event);
    }
  }

  return (
    <>
      <span className="visually-hidden" role="status">
        {isPending ? t('common:label.loading') : describedMonth.title}
      </span>
      <table
        ref={grid}
        className={styles.map}
        role="grid"
        aria-label={t('dashboard:month.grid', { month: describedMonth.title })}
        aria-busy={isPending}
        data-keys="monthMap"
        onKeyDown={handleKey}
        onFocus={(event) => setFocused(findDate(event))}
      >
        <thead>
          <tr>
            {describedMonth.weekdays.map(({ weekday, short, long }) => (
              <th key={weekday} scope="col" data-tone={WEEKDAY_TONES[weekday]}>
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isPending ? skeleton.pulsing : undefined}>
          {describedMonth.weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} role="gridcell">
                  {isSameMonth(date, month) && (
                    <MapDay
                      date={date}
                      day={daysByDate.get(date)}
                      name={describeDay(date, daysByDate.get(date))}
                      isToday={date === today}
                      isTabStop={date === tabStop}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
