import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormat } from '@/i18n/format';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { CalendarLocale } from './calendar-locale';
import { useFormField, type FormFieldProps } from './use-form-field';

type DateFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  /** The first and last day that can be chosen. */
  min?: CalendarDate;
  max?: CalendarDate;
};

const WIRE_FORMAT = 'YYYY-MM-DD';

/** What the form holds while only a part of the date is typed; no rule takes it for a date. */
const INCOMPLETE = 'incomplete';

const FORMATS = { en: WIRE_FORMAT, ja: 'YYYY/MM/DD' };
const HEADER_FORMATS = { en: 'MMMM YYYY', ja: 'YYYY年M月' };

/** Sunday and Saturday, as calendars in Japan show them. */
const WEEKEND_COLOURS: Record<number, string> = { 0: 'error.text', 6: 'info.text' };

function toPicker(value: unknown): Dayjs | null {
  if (typeof value !== 'string' || value === '') return null;
  return isCalendarDate(value) ? dayjs(value) : dayjs(NaN);
}

function fromPicker(value: Dayjs | null): CalendarDate {
  if (!value) return '';
  return value.isValid() ? value.format(WIRE_FORMAT) : INCOMPLETE;
}

/** A day, typed or picked; the form holds `YYYY-MM-DD`, or `''`. */
export function DateField<Values extends FieldValues, Output>(props: DateFieldProps<Values, Output>) {
  const field = useFormField(props);
  const { language } = useFormat();
  const { min, max } = props;
  const value = useMemo(() => toPicker(field.value), [field.value]);
  return (
    <CalendarLocale>
      <DatePicker
        label={props.label}
        name={field.name}
        format={FORMATS[language]}
        value={value}
        onChange={(next) => field.change(fromPicker(next))}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        disabled={field.isDisabled}
        inputRef={field.ref}
        slotProps={{
          textField: {
            size: 'small',
            fullWidth: true,
            required: props.isRequired,
            error: field.hasError,
            helperText: field.helperText,
            onBlur: field.leave,
          },
          day: ({ day, isDaySelected }) => ({
            sx: { color: isDaySelected ? undefined : WEEKEND_COLOURS[day.day()] },
          }),
          calendarHeader: { format: HEADER_FORMATS[language] },
        }}
      />
    </CalendarLocale>
  );
}
