import { useState, type MouseEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { datesBetween, type CalendarDate, type Weekday } from '@/lib/calendar-date';
import { useToday } from '../page/use-today';
import { CalendarDay } from './calendar-day';
import { CalendarHead } from './calendar-head';
import type { CalendarMonth } from './describe-month';
import { isSameMonth } from './month-grid';
import styles from './month-table.module.css';
import { dateOf, useCalendarFocus } from './use-calendar-focus';

type MonthTableProps = {
  /** The first day of the shown month. */
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
  /** What is to be shown of it: `describeMonth`, and more where there is more to say. */
  shown: CalendarMonth;
  /** In the order in which they were picked. */
  picked: readonly CalendarDate[];
  /** A day was pressed. */
  onPressed: (date: CalendarDate) => void;
  /** Days from the one to the other were meant: by dragging, or with Shift, then without `from`. */
  onRange?: (from: CalendarDate | undefined, to: CalendarDate) => void;
  /** The name of a weekday was pressed. */
  onWeekday?: (weekday: Weekday) => void;
  isMultiple?: boolean;
};

/**
 * A month as a table of days. Arrows, Home, End, Page up and down move between days; what a press, a drag or a weekday
 * means is said by who shows it.
 */
export function MonthTable({ month, onMonthChanged, shown, picked, isMultiple, ...on }: MonthTableProps) {
  const { t } = useTranslation();
  const today = useToday();
  const { grid, focused, setFocused, move } = useCalendarFocus<HTMLTableElement>({ month, onMonthChanged });
  const [drag, setDrag] = useState<{ from: CalendarDate; to: CalendarDate } | null>(null);
  const [first, last] = drag ? [drag.from, drag.to].sort() : [];
  const shownAsPicked = new Set([...picked, ...(first && last ? datesBetween(first, last) : [])]);
  const inMonth = (date: CalendarDate | null | undefined) => (date && isSameMonth(date, month) ? date : null);
  const tabStop = focused ?? inMonth(picked.at(-1)) ?? inMonth(today) ?? month;

  function press(event: MouseEvent) {
    const date = dateOf(event);
    if (!date) return;
    setFocused(date);
    if (on.onRange && event.shiftKey) on.onRange(undefined, date);
    else on.onPressed(date);
  }

  function startDrag(event: PointerEvent) {
    const date = dateOf(event);
    // A finger that moves scrolls the page.
    if (date && on.onRange && event.pointerType === 'mouse' && event.button === 0)
      setDrag({ from: date, to: date });
  }

  function extendDrag(event: PointerEvent) {
    const to = dateOf(event);
    if (drag && to && to !== drag.to) setDrag({ ...drag, to });
  }

  function endDrag(event: PointerEvent) {
    setDrag(null);
    const to = dateOf(event);
    if (drag && to && drag.from !== to) on.onRange?.(drag.from, to);
  }

  return (
    <table
      ref={grid}
      className={styles.calendar}
      role="grid"
      aria-label={t('date.calendar', { month: shown.title })}
      aria-multiselectable={isMultiple}
      data-keys="calendar"
      onClick={press}
      onKeyDown={move}
      onPointerDown={startDrag}
      onPointerOver={extendDrag}
      onPointerUp={endDrag}
      onPointerLeave={() => setDrag(null)}
    >
      <CalendarHead weekdays={shown.weekdays} onPicked={on.onWeekday} />
      <tbody>
        {shown.weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, words, label, dot }) => (
              <CalendarDay
                key={date}
                date={date}
                label={label ?? t('date.day', words)}
                dot={dot}
                isPicked={shownAsPicked.has(date)}
                isToday={date === today}
                isOutside={!isSameMonth(date, month)}
                isTabStop={date === tabStop}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
