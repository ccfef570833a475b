import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getWeekday, type CalendarDate, type Weekday } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { toHours } from '@/features/work/model/day-hours';
import type { StaffSlots } from '@/features/work/model/slot';
import { countOn } from '@/features/work/model/slot-days';
import { fullHoursOn, type WorkHours } from '@/features/work/model/work-calendar';
import { Calendar } from '@/ui/calendar/calendar';
import type { DayDescription, ShownDay } from '@/ui/calendar/calendar-context';
import {
  addRange,
  toggleDate,
  toggleWeekday,
  type DateMode,
  type PickChange,
  type PickedDates,
} from '../../model/date-selection';

type DateCalendarProps = {
  shown: ShownDay;
  onShown: (shown: ShownDay) => void;
  picked: PickedDates;
  mode: DateMode;
  onPicked: (change: PickChange) => void;
  slots: StaffSlots | undefined;
  workHours: WorkHours;
};

/** Picks dates one by one, by weekday or as a range (drag, Shift with a click or Enter). Source: RP-1. */
export function DateCalendar(props: DateCalendarProps) {
  const { shown, onShown, picked, mode, onPicked } = props;
  const describe = useRecordedWords(props);
  const multipleHandlers = {
    onRange: (from: CalendarDate | undefined, to: CalendarDate) =>
      onPicked((dates) => addRange(dates, from ?? dates.at(-1) ?? to, to)),
    onWeekday: (weekday: Weekday, month: CalendarDate) =>
      onPicked((dates) => toggleWeekday(dates, weekday, month)),
  };
  return (
    <Calendar
      shown={shown}
      onShown={onShown}
      picked={picked}
      onPressed={(date) => onPicked((dates) => toggleDate(dates, date, mode))}
      describe={describe}
      {...(mode === 'multiple' && multipleHandlers)}
    />
  );
}

function useRecordedWords({ slots, workHours }: Pick<DateCalendarProps, 'slots' | 'workHours'>) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  return useMemo(() => {
    if (!slots) return undefined;
    return (date: CalendarDate): DayDescription => {
      const hours = toHours(countOn(slots.days, date));
      const words = { date: format.date(date), weekday: format.weekday(getWeekday(date)) };
      if (hours === 0) return { label: t('dates.empty', words) };
      return {
        label: t('dates.recorded', { ...words, hours: format.hours(hours) }),
        dot: hours >= fullHoursOn(date, workHours) ? 'full' : 'part',
      };
    };
  }, [slots, workHours, format, t]);
}
