import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { PaidDay } from '../model/paid-days';

/** Which of the chosen dates are going to be paid, and which not: the server takes nothing of it back. */
export function PaidDates({ days }: { days: readonly PaidDay[] }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const datesOf = (chosen: readonly PaidDay[]) =>
    format.list(chosen.map(({ date }) => format.dayOfMonth(date)));
  const paid = days.filter(({ unpaid }) => unpaid === 0);
  const unpaid = days.filter((day) => day.paid === 0);
  const mixed = days.filter((day) => day.paid > 0 && day.unpaid > 0);
  return (
    <>
      {paid.length > 0 && (
        <Box sx={{ mt: 0.75 }}>{t('paid.paid', { count: paid.length, dates: datesOf(paid) })}</Box>
      )}
      {paid.length < days.length && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {mixed.map((day) => (
            <div key={day.date}>
              {t('paid.partly', {
                date: format.dayOfMonth(day.date),
                paid: format.number(day.paid),
                unpaid: format.number(day.unpaid),
              })}
            </div>
          ))}
          {unpaid.length > 0 && (
            <div>{t('paid.unpaid', { count: unpaid.length, dates: datesOf(unpaid) })}</div>
          )}
          <div>{t('paid.lasting')}</div>
        </Alert>
      )}
    </>
  );
}
