import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { Dayjs } from 'dayjs';
import { memo, useMemo, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import {
  addMonths,
  datesBetween,
  FIRST_DATE,
  getWeekday,
  inOrder,
  LAST_DATE,
  toDay,
  type CalendarDate,
  type Weekday,
} from '@/lib/calendar-date';
import { findDate } from '../keys/calendar-keys';
import { useToday } from '../page/use-today';
import { CalendarContext, type DayDescription, type ShownDay } from './calendar-context';
import { CalendarDay } from './calendar-day';
import { CalendarHeader } from './calendar-header';
import styles from './calendar.module.css';
import { PickerLocale } from './picker-locale';

type CalendarProps = {
  shown: ShownDay;
  onShown: (shown: ShownDay) => void;
  /** In the order in which they were picked. */
  picked: readonly CalendarDate[];
  onPressed: (date: CalendarDate) => void;
  /** Called after a drag over days, and after a press with Shift, then without `from`. */
  onRange?: (from: CalendarDate | undefined, to: CalendarDate) => void;
  onWeekday?: (weekday: Weekday, month: CalendarDate) => void;
  describe?: (date: CalendarDate) => DayDescription;
  /** True in a dialog: it takes the focus, and its title opens the years. */
  isInDialog?: boolean;
};

const SLOTS = { day: CalendarDay, calendarHeader: CalendarHeader };
const VIEWS = { days: ['day'], daysAndYears: ['year', 'day'] } as const;

/** The years to choose from: 1900 to 2099; for a date outside of them, the 100 years before and after it. */
function yearsAround(date: CalendarDate): [Dayjs, Dayjs] {
  if (date >= '1900' && date < '2100') return [toDay('1900-01-01'), toDay('2099-12-31')];
  return [toDay(addMonths(date, -1200)), toDay(addMonths(date, 1200))];
}

/** MUI's calendar with days of our own, of which several can be picked. In UTC, so that no time zone shifts a day. */
export function Calendar(props: CalendarProps) {
  const { shown, onShown, picked, onPressed, onRange, onWeekday, isInDialog = false } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { draggedDates, handlers } = useDayDrag(onRange);
  const describeDate = (date: CalendarDate): DayDescription => ({
    label: t('date.day', { date: format.date(date), weekday: format.weekday(getWeekday(date)) }),
  });
  const { describe = describeDate } = props;
  const shownAsPicked = new Set([...picked, ...draggedDates]);

  function press(date: CalendarDate, isRange: boolean) {
    if (isRange && onRange) onRange(undefined, date);
    else onPressed(date);
  }

  return (
    <PickerLocale>
      <CalendarContext
        value={{ picked: shownAsPicked, today, describe, press, onShown, onWeekday, isInDialog }}
      >
        <div
          className={classNames(
            styles.calendar,
            isInDialog && styles.inDialog,
            onWeekday && styles.ownWeekdays,
          )}
          data-keys="calendar"
          {...handlers}
        >
          <Month shown={shown} isInDialog={isInDialog} />
        </div>
      </CalendarContext>
    </PickerLocale>
  );
}

function useDayDrag(onRange: CalendarProps['onRange']) {
  const [drag, setDrag] = useState<{ from: CalendarDate; to: CalendarDate } | null>(null);
  return {
    draggedDates: drag ? datesBetween(...inOrder(drag.from, drag.to)) : [],
    handlers: {
      onPointerDown(event: PointerEvent) {
        const date = findDate(event);
        // A moving finger scrolls the page.
        if (date && onRange && event.pointerType === 'mouse' && event.button === 0)
          setDrag({ from: date, to: date });
      },
      onPointerOver(event: PointerEvent) {
        const to = findDate(event);
        if (drag && to && to !== drag.to) setDrag({ ...drag, to });
      },
      onPointerUp(event: PointerEvent) {
        setDrag(null);
        const to = findDate(event);
        if (drag && to && drag.from !== to) onRange?.(drag.from, to);
      },
      onPointerLeave: () => setDrag(null),
    },
  };
}

/** Memoised, because the days read the picks from the context: a press renders them without MUI's calendar. */
const Month = memo(function Month({ shown, isInDialog }: { shown: ShownDay; isInDialog: boolean }) {
  const format = useFormat();
  const [min, max] = isInDialog ? yearsAround(shown.date) : [toDay(FIRST_DATE), toDay(LAST_DATE)];
  // `toDay` returns one object for a date. MUI scrolls to its month again only for a new object.
  const value = useMemo(() => toDay(shown.date).clone(), [shown]);
  return (
    <DateCalendar
      timezone="UTC"
      value={value}
      views={isInDialog ? VIEWS.daysAndYears : VIEWS.days}
      openTo="day"
      minDate={min}
      maxDate={max}
      autoFocus={isInDialog}
      showDaysOutsideCurrentMonth
      reduceAnimations
      yearsPerRow={3}
      dayOfWeekFormatter={(day) => format.weekday(day.day(), 'short')}
      slots={SLOTS}
    />
  );
});

export function DialogCalendar(props: Pick<CalendarProps, 'picked' | 'onPressed'>) {
  const today = useToday();
  const [shown, setShown] = useState<ShownDay>(() => ({ date: props.picked[0] ?? today }));
  return <Calendar {...props} shown={shown} onShown={setShown} isInDialog />;
}
