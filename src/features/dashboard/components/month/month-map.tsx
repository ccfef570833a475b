import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { daysToComplete, type DayKind, type WorkDay } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { longDays } from '@/i18n/long-days';
import { firstOfMonth, isSameMonth, lastOfMonth, type CalendarDate, type Weekday } from '@/lib/calendar-date';
import { getPreferences } from '@/theme/preferences';
import { dateAfterKey, findDate } from '@/ui/keys/calendar-keys';
import skeleton from '@/ui/page/skeleton-look.module.css';
import { useToday } from '@/ui/page/use-today';
import type { DescribedMonth } from './describe-month';
import { MapDay } from './map-day';
import styles from './month.module.css';

type Options = {
  /** The first day of the shown month. */
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
};

/** Moves the focused day by keys; a day of another month (`data-date`) gets the focus once rendered. */
function useMonthFocus({ month, onMonthChanged }: Options) {
  const grid = useRef<HTMLTableElement>(null);
  const wanted = useRef<CalendarDate | null>(null);
  const [focused, setFocused] = useState<CalendarDate | null>(null);

  useLayoutEffect(() => {
    const day = wanted.current && grid.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`);
    if (!day) return;
    wanted.current = null;
    day.focus();
  });

  function move(event: KeyboardEvent) {
    const date = findDate(event);
    const next = date && dateAfterKey(date, event.key);
    if (!next) return;
    event.preventDefault();
    const first = firstOfMonth(month);
    const last = lastOfMonth(month);
    // Days of neighbouring months are not rendered.
    const staysInMonth = event.key === 'Home' || event.key === 'End';
    focusDay(staysInMonth ? (next < first ? first : next > last ? last : next) : next);
  }

  function focusDay(date: CalendarDate) {
    wanted.current = date;
    setFocused(date);
    if (!isSameMonth(date, month)) onMonthChanged(firstOfMonth(date));
  }

  return {
    grid,
    focused: focused && isSameMonth(focused, month) ? focused : null,
    setFocused,
    focusDay,
    move,
  };
}

function useDayName(): (date: CalendarDate, day: WorkDay | undefined) => string {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const longDay = useMemo(() => longDays(format.language), [format.language]);
  return useCallback(
    (at, day) => {
      const date = longDay(at);
      if (!day) return date;
      const leave = format.number(day.leave);
      if (day.kind === 'leave') return t('month.leaveDay', { date, leave });
      const words: Record<Exclude<DayKind, 'leave'>, string> = {
        complete: t('month.state.complete'),
        over: t('month.state.over'),
        partial: t('month.state.partial'),
        missing: t('month.state.missing'),
        holiday: t('month.state.holiday'),
        weekend: t('month.state.weekend'),
        free: t('month.state.free'),
        future: t('month.state.future'),
        today: t('month.state.today'),
        unknown: t('month.state.unknown'),
      };
      const state = words[day.kind];
      if (day.expected === 0 && day.recorded === 0) return t('month.freeDay', { date, state });
      const values = {
        date,
        recorded: format.number(day.recorded),
        expected: format.number(day.expected),
        state,
        leave,
      };
      return day.leave > 0 ? t('month.dayWithLeave', values) : t('month.day', values);
    },
    [t, format, longDay],
  );
}

const TONES: Partial<Record<Weekday, string>> = { 0: 'sunday', 6: 'saturday' };

type MonthMapProps = {
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
  shown: DescribedMonth;
  days: readonly WorkDay[] | undefined;
  isFailed: boolean;
};

/**
 * A month as a grid of days with their hours. Arrows, Home and End move between days, Page up and down
 * between months, M to the next day to complete; Enter opens the day in reporting.
 */
export function MonthMap({ month, onMonthChanged, shown, days, isFailed }: MonthMapProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const today = useToday();
  const describeDay = useDayName();
  const { grid, focused, setFocused, focusDay, move } = useMonthFocus({ month, onMonthChanged });
  const byDate = useMemo(() => new Map(days?.map((day) => [day.date, day])), [days]);
  const isPending = !days && !isFailed;
  const tabStop = focused ?? (isSameMonth(today, month) ? today : month);

  function press(event: KeyboardEvent) {
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isAlone && event.key.toLowerCase() === 'm' && getPreferences().singleKeys === 'on') {
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
        onFocus={(event) => setFocused(findDate(event))}
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
                      name={describeDay(date, byDate.get(date))}
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
