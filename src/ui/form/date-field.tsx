import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isCalendarDate, parseTypedDate } from '@/lib/calendar-date';
import { LazyCalendar, loadCalendar } from '../calendar/lazy-calendar';
import { TypedField } from './typed-field';
import type { FormFieldProps } from './use-form-field';

const FORMATS = { en: 'YYYY-MM-DD', ja: 'YYYY/MM/DD' };

/**
 * A day, typed in any usual form or picked; the form holds `YYYY-MM-DD`, or `''`, or what was typed as long
 * as that is no day.
 */
export function DateField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
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
      onNear={loadCalendar}
      paperSx={{ width: 320, minHeight: 330 }}
      picker={({ held, change, close }) => (
        <LazyCalendar
          picked={isCalendarDate(held) ? [held] : []}
          onPressed={(date) => {
            change(date);
            close();
          }}
        />
      )}
    />
  );
}
