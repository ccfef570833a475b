import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { firstOfMonth, isSameMonth, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { dateAfterKey, findDate } from '@/ui/keys/calendar-keys';

type MonthFocusOptions = {
  /** The first day of the shown month. */
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
};

/** Moves the focused day by keys; a day of another month (`data-date`) gets the focus once rendered. */
export function useMonthFocus({ month, onMonthChanged }: MonthFocusOptions) {
  const grid = useRef<HTMLTableElement>(null);
  const dateToFocus = useRef<CalendarDate | null>(null);
  const [focused, setFocused] = useState<CalendarDate | null>(null);

  // After every render, because a day of another month is rendered later.
  useLayoutEffect(() => {
    const date = dateToFocus.current;
    const day = date && grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);
    if (!day) return;
    dateToFocus.current = null;
    day.focus();
  });

  function moveByKey(event: KeyboardEvent) {
    const date = findDate(event);
    const next = date && dateAfterKey(date, event);
    if (!next) return;
    event.preventDefault();
    const first = firstOfMonth(month);
    const last = lastOfMonth(month);
    // Home and End go to the ends of a week, but not into a neighbouring month.
    const staysInMonth = event.key === 'Home' || event.key === 'End';
    if (staysInMonth && next < first) focusDay(first);
    else if (staysInMonth && next > last) focusDay(last);
    else focusDay(next);
  }

  function focusDay(date: CalendarDate) {
    // Nothing would be rendered now: the effect would move the focus at some later rendering.
    if (date === focused) return;
    dateToFocus.current = date;
    setFocused(date);
    if (!isSameMonth(date, month)) onMonthChanged(firstOfMonth(date));
  }

  return {
    grid,
    focused: focused && isSameMonth(focused, month) ? focused : null,
    setFocused,
    focusDay,
    moveByKey,
  };
}
