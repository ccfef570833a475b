import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { holidayQueries } from '@/features/work/api/holiday-queries';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { offDates } from '../model/work-dates';

/** Says which of the chosen dates are weekends or company holidays: leave on them is rarely meant. */
export function OffDaysHint({ dates }: { dates: readonly CalendarDate[] }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const { data: holidays } = useQuery(holidayQueries.all());
  const off = offDates(dates, holidays);
  if (off.length === 0) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2 }}>
      {t('offDays.dates', { count: off.length, dates: format.list(off.map(format.dayOfMonth)) })}
    </Alert>
  );
}
