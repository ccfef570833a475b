import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, use, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import {
  addMonths,
  fromDay,
  isCalendarDate,
  weekdayOf,
  type CalendarDate,
  type Weekday,
} from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import styles from './calendar.module.css';

/** Where a calendar looks. Another object moves it there, also if the day is the same. */
export type ShownDay = { date: CalendarDate };

/** What a calendar says of a day. */
export type DayWords = {
  label: string;
  /** A dot under the digits, or a ring. */
  dot?: 'full' | 'part';
};

type CalendarState = {
  picked: ReadonlySet<CalendarDate>;
  today: CalendarDate;
  describe: (date: CalendarDate) => DayWords;
  press: (date: CalendarDate, isRange: boolean) => void;
  onShown: (shown: ShownDay) => void;
  onWeekday?: (weekday: Weekday, month: CalendarDate) => void;
  isInDialog: boolean;
};

/** What the day and the header, which MUI draws, know of the calendar around them. */
export const CalendarContext = createContext<CalendarState | null>(null);

export function useCalendar(): CalendarState {
  const state = use(CalendarContext);
  invariant(state, 'a calendar is around its days');
  return state;
}

const TONES: Partial<Record<Weekday, string>> = { 0: 'sunday', 6: 'saturday' };

/** A plain button: forty of MUI's would make the first draw and every click slow. */
export function CalendarDay({ day, onFocus, onBlur, onKeyDown, ...props }: PickerDayProps) {
  const { picked, today, describe, press, onShown } = useCalendar();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (props.autoFocus) button.current?.focus();
  }, [props.autoFocus]);
  const date = fromDay(day);
  // The weeks at both ends of what can be written are short ones.
  if (!isCalendarDate(date)) return <div role="gridcell" />;
  const { label, dot } = describe(date);
  const isPicked = picked.has(date);
  const isOutside = props.outsideCurrentMonth;

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    // The click that follows knows of Shift.
    if (event.key === 'Enter' || event.key === ' ') return;
    // MUI goes forward with Page up, all other grids go back.
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      onShown({ date: addMonths(date, event.key === 'PageUp' ? -1 : 1) });
    } else onKeyDown?.(event, day);
  }

  return (
    <div role="gridcell" aria-selected={isPicked} aria-colindex={props['aria-colindex']}>
      <button
        ref={button}
        type="button"
        className={styles.day}
        data-date={date}
        data-tone={isOutside ? 'outside' : TONES[weekdayOf(date)]}
        data-dot={dot}
        aria-label={label}
        aria-pressed={isPicked}
        aria-current={date === today ? 'date' : undefined}
        disabled={props.disabled}
        tabIndex={props.tabIndex}
        onClick={(event) => press(date, event.shiftKey)}
        // A press on a day of another month stays in this one.
        onFocus={isOutside ? undefined : (event) => onFocus?.(event, day)}
        onBlur={(event) => onBlur?.(event, day)}
        onKeyDown={move}
      >
        {day.date()}
      </button>
    </div>
  );
}
