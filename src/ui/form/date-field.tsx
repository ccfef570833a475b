import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isCalendarDate, parseTypedDate, type CalendarDate } from '@/lib/calendar-date';
import { TypedField } from './typed-field';
import type { FormFieldProps } from './use-form-field';

/** The calendar is heavier than most pages: it comes when it is opened. */
const MonthCalendar = lazy(async () => ({ default: (await import('./month-calendar')).MonthCalendar }));

type DateFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  /** The first and last day that the calendar offers. */
  min?: CalendarDate;
  max?: CalendarDate;
};

const FORMATS = { en: 'YYYY-MM-DD', ja: 'YYYY/MM/DD' };

/**
 * A day, typed in any usual form or picked; the form holds `YYYY-MM-DD`, or `''`, or what was typed as long
 * as that is no day.
 */
export function DateField<Values extends FieldValues, Output>(props: DateFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <TypedField
      {...props}
      parse={parseTypedDate}
      show={(held) => (language === 'ja' && isCalendarDate(held) ? held.replaceAll('-', '/') : held)}
      placeholder={FORMATS[language]}
      chooseLabel={t('date.choose')}
      icon={<CalendarMonth />}
      paperSx={{ minWidth: 320, minHeight: 334 }}
      picker={({ held, change, close }) => (
        <Suspense fallback={<CircularProgress aria-label={t('label.loading')} sx={{ m: 4 }} />}>
          <MonthCalendar
            value={isCalendarDate(held) ? held : undefined}
            min={props.min}
            max={props.max}
            onPicked={(picked) => {
              change(picked);
              close();
            }}
          />
        </Suspense>
      )}
    />
  );
}
