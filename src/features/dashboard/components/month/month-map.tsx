import { useMemo, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { daysToComplete, type WorkDay } from '@/features/work/model/work-days';
import { isSameMonth, type CalendarDate, type Weekday } from '@/lib/calendar-date';
import { preferences } from '@/theme/preferences';
import { dateOf } from '@/ui/keys/calendar-keys';
import skeleton from '@/ui/page/skeleton-look.module.css';
import { useToday } from '@/ui/page/use-today';
import type { DescribedMonth } from './describe-month';
import { MapDay } from './map-day';
import styles from './month-map.module.css';
import { useDayName } from './use-day-name';
import { useMonthFocus } from './use-month-focus';

const TONES: Partial<Record<Weekday, string>> = { 0: 'sunday', 6: 'saturday' };

type MonthMapProps = {
  /** The first day of the shown month. */
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
  shown: DescribedMonth;
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
  const { grid, focused, setFocused, focusDay, move } = useMonthFocus({ month, onMonthChanged });
  const byDate = useMemo(() => new Map(days?.map((day) => [day.date, day])), [days]);
  const isPending = !days && !isFailed;
  const tabStop = focused ?? (isSameMonth(today, month) ? today : month);

  function press(event: KeyboardEvent) {
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isAlone && event.key.toLowerCase() === 'm' && preferences().singleKeys === 'on') {
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
      <table
        ref={grid}
        className={styles.map}
        role="grid"
        aria-label={t('dashboard:month.grid', { month: shown.title })}
        aria-busy={isPending}
        data-keys="monthMap"
        onKeyDown={press}
        onFocus={(event) => setFocused(dateOf(event))}
      >
        <thead>
          <tr>
            {shown.weekdays.map(({ weekday, short, long }) => (
              <th key={weekday} scope="col" data-tone={TONES[weekday]}>
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isPending ? skeleton.pulsing : undefined}>
          {shown.weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
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
      </table>
    </>
  );
}
