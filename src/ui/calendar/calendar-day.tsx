import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, memo, use, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import {
  addMonths,
  fromDay,
  isCalendarDate,
  isWeekend,
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

export function CalendarDay({ day, ...props }: PickerDayProps) {
  const { picked, today, describe, press, onShown } = useCalendar();
  const date = fromDay(day);
  // The weeks at both ends of what can be written are short ones.
  if (!isCalendarDate(date)) return <div role="gridcell" />;
  const { label, dot } = describe(date);
  return (
    <DayCell
      day={day}
      date={date}
      label={label}
      dot={dot}
      isPicked={picked.has(date)}
      isToday={date === today}
      isOutside={props.outsideCurrentMonth}
      isDisabled={props.disabled}
      column={props['aria-colindex']}
      takesFocus={props.autoFocus}
      tabIndex={props.tabIndex}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      onKeyDown={props.onKeyDown}
      press={press}
      onShown={onShown}
    />
  );
}

type DayCellProps = Pick<PickerDayProps, 'day' | 'tabIndex' | 'onFocus' | 'onBlur' | 'onKeyDown'> &
  Pick<CalendarState, 'press' | 'onShown'> &
  DayWords & {
    date: CalendarDate;
    isPicked: boolean;
    isToday: boolean;
    isOutside?: boolean;
    isDisabled?: boolean;
    column?: number;
    takesFocus?: boolean;
  };

/** A plain button: forty of MUI's would make the first draw and every click slow. */
const DayCell = memo(function DayCell({ day, date, onFocus, onBlur, onKeyDown, ...props }: DayCellProps) {
  const { isPicked, isOutside, takesFocus } = props;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    // The click that follows knows of Shift.
    if (event.key === 'Enter' || event.key === ' ') return;
    // MUI goes forward with Page up, all other grids go back.
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      props.onShown({ date: addMonths(date, event.key === 'PageUp' ? -1 : 1) });
    } else onKeyDown?.(event, day);
  }

  return (
    <div role="gridcell" aria-selected={isPicked} aria-colindex={props.column}>
      <button
        ref={button}
        type="button"
        className={styles.day}
        data-date={date}
        data-tone={toneOf(date, isOutside)}
        data-dot={props.dot}
        aria-label={props.label}
        aria-pressed={isPicked}
        aria-current={props.isToday ? 'date' : undefined}
        disabled={props.isDisabled}
        tabIndex={props.tabIndex}
        onClick={(event) => props.press(date, event.shiftKey)}
        // A press on a day of another month stays in this one.
        onFocus={isOutside ? undefined : (event) => onFocus?.(event, day)}
        onBlur={(event) => onBlur?.(event, day)}
        onKeyDown={move}
      >
        {Number(date.slice(8))}
      </button>
    </div>
  );
});

function toneOf(date: CalendarDate, isOutside = false): string | undefined {
  if (isOutside) return 'outside';
  if (!isWeekend(date)) return undefined;
  return weekdayOf(date) === 0 ? 'sunday' : 'saturday';
}
