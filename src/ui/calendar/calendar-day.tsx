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
  // The first and the last week of all valid dates are incomplete.
  if (!isCalendarDate(date)) return <div role="gridcell" />;
  const { label, dot } = describe(date);
  const isPicked = picked.has(date);
  const isOutside = props.outsideCurrentMonth;

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    // Both keys press the button; its click event has `shiftKey` as well.
    if (event.key === 'Enter' || event.key === ' ' || hasModifier(event)) return;
    // MUI moves forward with Page Up, all other grids move back.
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
        // MUI would switch to the other month.
        onFocus={isOutside ? undefined : (event) => onFocus?.(event, day)}
        onBlur={(event) => onBlur?.(event, day)}
        onKeyDown={move}
      >
        {day.date()}
      </button>
    </div>
  );
}
