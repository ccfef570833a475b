import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isCalendarDate } from '@/lib/calendar-date';
import { parseTypedDate } from '@/lib/typed-date';
import { CALENDAR_SIZE, LazyCalendar } from '../calendar/lazy-calendar';
import { TypedField } from './typed-field';
import type { FormFieldProps } from './use-form-field';

const FORMATS = { en: 'YYYY-MM-DD', ja: 'YYYY/MM/DD' };

/** Its value is `YYYY-MM-DD`, `''`, or the typed text while that is invalid. */
export function DateField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <TypedField
      {...props}
      parse={parseTypedDate}
      format={(value) => (language === 'ja' && isCalendarDate(value) ? value.replaceAll('-', '/') : value)}
      placeholder={FORMATS[language]}
      chooseLabel={t('date.choose')}
      icon={<CalendarMonth />}
      onPreload={LazyCalendar.preload}
      paperSx={CALENDAR_SIZE}
      picker={({ value, change, close }) => (
        <LazyCalendar
          picked={isCalendarDate(value) ? [value] : []}
          onPressed={(date) => {
            change(date);
            close();
          }}
        />
      )}
    />
  );
}
