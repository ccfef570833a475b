import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { addMonths, fromDay, getWeekday, isCalendarDate, type Weekday } from '@/lib/calendar-date';
import { hasModifier } from '@/lib/key-press';
import { useCalendar } from './calendar-context';
import styles from './calendar.module.css';

const TONES: Partial<Record<Weekday, string>> = { 0: 'sunday', 6: 'saturday' };

/** A plain button: forty of MUI's would slow the first drawing and every click. */
export function CalendarDay({ day, onFocus, onBlur, onKeyDown, ...props }: PickerDayProps) {
  const { picked, today, describe, press, onShown } = useCalendar();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (props.autoFocus) button.current?.focus();
  }, [props.autoFocus]);
  const date = fromDay(day);
  // MUI also renders days before the first and after the last valid date.
  if (!isCalendarDate(date)) return <div role="gridcell" />;
  const { label, dot } = describe(date);
  const isPicked = picked.has(date);
  const isOutside = props.outsideCurrentMonth;

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    // Enter and the space bar click the button, and the click event has `shiftKey` too.
    if (event.key === 'Enter' || event.key === ' ' || hasModifier(event)) return;
    // MUI's Page Up moves forward; in every other grid of the application it moves back.
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
        data-tone={isOutside ? 'outside' : TONES[getWeekday(date)]}
        data-dot={dot}
        aria-label={label}
        aria-pressed={isPicked}
        aria-current={date === today ? 'date' : undefined}
        disabled={props.disabled}
        tabIndex={props.tabIndex}
        onClick={(event) => press(date, event.shiftKey)}
        // On the focus of a day outside of the month, MUI would switch to its month.
        onFocus={isOutside ? undefined : (event) => onFocus?.(event, day)}
        onBlur={(event) => onBlur?.(event, day)}
        onKeyDown={move}
      >
        {day.date()}
      </button>
    </div>
  );
}
