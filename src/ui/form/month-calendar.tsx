import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs from 'dayjs';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { CalendarLocale } from './calendar-locale';

type MonthCalendarProps = {
  value?: CalendarDate;
  min?: CalendarDate;
  max?: CalendarDate;
  onPicked: (date: CalendarDate) => void;
};

const HEADER_FORMATS = { en: 'MMMM YYYY', ja: 'YYYY年M月' };

/** Sunday and Saturday, as calendars in Japan show them. */
const WEEKEND_COLOURS: Record<number, string> = { 0: 'error.text', 6: 'info.text' };

/** One month with arrows to the others; a click or Enter picks a day. */
export function MonthCalendar({ value, min, max, onPicked }: MonthCalendarProps) {
  const { language } = useFormat();
  return (
    <CalendarLocale>
      <DateCalendar
        autoFocus
        value={value ? dayjs(value) : null}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        onChange={(day, state) => {
          if (day && state === 'finish') onPicked(day.format('YYYY-MM-DD'));
        }}
        slotProps={{
          day: ({ day, isDaySelected }) => ({
            sx: { color: isDaySelected ? undefined : WEEKEND_COLOURS[day.day()] },
          }),
          calendarHeader: { format: HEADER_FORMATS[language] },
        }}
      />
    </CalendarLocale>
  );
}
