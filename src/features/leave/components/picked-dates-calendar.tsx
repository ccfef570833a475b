import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, useContext, useMemo } from 'react';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { CalendarLocale } from '@/ui/form/calendar-locale';

type PickedDatesCalendarProps = {
  dates: readonly CalendarDate[];
  /** Adds the date, or takes it away when it is picked already. */
  onToggle: (date: CalendarDate) => void;
};

const WIRE_FORMAT = 'YYYY-MM-DD';
const HEADER_FORMATS = { en: 'MMMM YYYY', ja: 'YYYY年M月' };

/** Sunday and Saturday, as calendars in Japan show them. */
const WEEKEND_COLOURS: Record<number, string> = { 0: 'error.text', 6: 'info.text' };

// A slot of the calendar gets the calendar's own properties only.
const PickedDates = createContext<ReadonlySet<CalendarDate>>(new Set());

function PickableDay(props: PickerDayProps) {
  const isPicked = useContext(PickedDates).has(props.day.format(WIRE_FORMAT));
  const sx = isPicked ? undefined : { color: WEEKEND_COLOURS[props.day.day()] };
  return <PickerDay {...props} selected={isPicked} aria-selected={isPicked} sx={sx} />;
}

const SLOTS = { day: PickableDay };

/** A month in which any number of days can be picked, by pointer or by arrow keys and Enter. */
export function PickedDatesCalendar({ dates, onToggle }: PickedDatesCalendarProps) {
  const { language } = useFormat();
  const picked = useMemo(() => new Set(dates), [dates]);
  const [first] = dates;

  function toggle(day: Dayjs | null, state?: string) {
    if (day && state === 'finish') onToggle(day.format(WIRE_FORMAT));
  }

  return (
    <CalendarLocale>
      <PickedDates value={picked}>
        <DateCalendar
          autoFocus
          views={['day']}
          // No single day is the value: which are picked, the days themselves show.
          value={null}
          referenceDate={first ? dayjs(first) : undefined}
          onChange={toggle}
          slots={SLOTS}
          slotProps={{ calendarHeader: { format: HEADER_FORMATS[language] } }}
        />
      </PickedDates>
    </CalendarLocale>
  );
}
