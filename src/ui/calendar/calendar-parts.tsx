import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { createContext, use, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import {
  addMonths,
  firstOfMonth,
  fromDay,
  isCalendarDate,
  toMonth,
  toDay,
  getWeekday,
  WEEKDAYS,
  type CalendarDate,
  type Weekday,
} from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import { MonthArrows } from '../page/month-arrows';
import styles from './calendar.module.css';

/** A new object scrolls again, also to the same day. */
export type ShownDay = { date: CalendarDate };

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

/** State of the calendar for the day and the header, which MUI renders. */
export const CalendarContext = createContext<CalendarState | null>(null);

function useCalendar(): CalendarState {
  const state = use(CalendarContext);
  invariant(state, 'a calendar is around its days');
  return state;
}

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
    // The click event that follows has `shiftKey`.
    if (event.key === 'Enter' || event.key === ' ') return;
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

/** The month with arrows, in a dialog also a button for the years, and names of weekdays that pick all their days. */
export function CalendarHeader({ currentMonth, onMonthChange, view, ...props }: PickersCalendarHeaderProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { onShown, onWeekday, isInDialog } = useCalendar();
  const month = firstOfMonth(fromDay(currentMonth));
  const title = formatMonth(toMonth(month), format.language);
  const isAtYears = view === 'year';

  function switchView() {
    // MUI would return to the month of the picked day.
    if (!isAtYears) onShown({ date: month });
    props.onViewChange?.(isAtYears ? 'day' : 'year');
  }

  const arrows = { month, onMonthChanged: (next: CalendarDate) => onMonthChange(toDay(next)) };
  return (
    <>
      <span id={props.labelId} className="visually-hidden">
        {isAtYears ? t('date.year') : t('date.calendar', { month: title })}
      </span>
      <div className={styles.head}>
        {isInDialog ? (
          <>
            <div aria-live="polite" className={styles.title}>
              <Button
                color="inherit"
                size="small"
                endIcon={<ArrowDropDown />}
                aria-expanded={isAtYears}
                aria-label={t('date.changeYear', { month: title })}
                onClick={switchView}
              >
                {title}
              </Button>
            </div>
            <MonthArrows {...arrows} />
          </>
        ) : (
          <MonthArrows {...arrows}>
            <Typography variant="subtitle2" component="p" aria-live="polite">
              {title}
            </Typography>
          </MonthArrows>
        )}
      </div>
      {onWeekday && (
        <div className={styles.weekdays}>
          {WEEKDAYS.map((weekday) => {
            const name = t('date.everyWeekday', { weekday: format.weekday(weekday) });
            return (
              <button
                key={weekday}
                type="button"
                aria-label={name}
                title={name}
                onClick={() => onWeekday(weekday, month)}
              >
                {format.weekday(weekday, 'short')}
              </button>
            );
          })}
        </div>
      )}
    </>
  );
}
