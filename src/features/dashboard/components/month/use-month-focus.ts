import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { firstOfMonth, isSameMonth, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { dateAfterKey, dateOf } from '@/ui/keys/calendar-keys';

type Options = {
  /** The first day of the shown month. */
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
};

/**
 * Which day of the month map has the focus, and how keys move it. The days carry `data-date`; that of a month which comes
 * later gets the focus once it is drawn.
 */
export function useMonthFocus({ month, onMonthChanged }: Options) {
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
    const date = dateOf(event);
    const next = date && dateAfterKey(date, event.key);
    if (!next) return;
    event.preventDefault();
    const [first, last] = [firstOfMonth(month), lastOfMonth(month)];
    // Days of the neighbours are not drawn.
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
