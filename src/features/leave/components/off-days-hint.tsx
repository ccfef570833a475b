import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { findWorkHours, type Employee } from '@/features/work/model/work-calendar';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { offDates } from '../model/work-dates';

type OffDaysHintProps = { person: Employee; dates: readonly CalendarDate[] };

export function OffDaysHint({ person, dates }: OffDaysHintProps) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const {
    data: calendar,
    isPending,
    isLoadingError: isCalendarUnknown,
  } = useQuery(workCalendarQueries.all());
  const datesOff = offDates(dates, findWorkHours(calendar, person));
  if (isPending || (datesOff.length === 0 && !isCalendarUnknown)) return null;
  return (
    <Alert severity="warning" role="presentation" sx={{ mt: 2 }}>
      {datesOff.length > 0 && (
        <div>
          {t('offDays.dates', {
            count: datesOff.length,
            dates: format.list(datesOff.map(format.dayOfMonth)),
          })}
        </div>
      )}
      {isCalendarUnknown && <div>{t('offDays.calendarUnknown')}</div>}
    </Alert>
  );
}
