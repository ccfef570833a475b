import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { leaveQueries } from '../api/leave-queries';
import { useRecordScope } from '../api/use-record-scope';
import { balancesAfter, type BalanceAfter } from '../model/balances-after';
import type { LeaveRecord, Person } from '../model/leave';
import { paidDays, type PaidDay } from '../model/paid-days';
import { HintRow, type HintFigure } from './hint-row';
import { useRecordAddress } from './use-record-address';

const NO_RECORDS: readonly LeaveRecord[] = [];

/** Shows which of the chosen dates are paid, before a registration that the server cannot undo. */
function PaidDates({ days }: { days: readonly PaidDay[] }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const listDates = (listed: readonly PaidDay[]) =>
    format.list(listed.map(({ date }) => format.dayOfMonth(date)));
  const paid = days.filter((day) => day.unpaid === 0);
  const unpaid = days.filter((day) => day.paid === 0);
  const partlyPaid = days.filter((day) => day.paid > 0 && day.unpaid > 0);
  return (
    <>
      {paid.length > 0 && (
        <Box sx={{ mt: 0.75 }}>{t('paid.paid', { count: paid.length, dates: listDates(paid) })}</Box>
      )}
      {paid.length < days.length && (
        // The live region around all hints announces this one.
        <Alert role="presentation" severity="warning" sx={{ mt: 1 }}>
          {partlyPaid.map((day) => (
            <div key={day.date}>
              {t('paid.partly', {
                date: format.dayOfMonth(day.date),
                paid: format.number(day.paid),
                unpaid: format.number(day.unpaid),
              })}
            </div>
          ))}
          {unpaid.length > 0 && (
            <div>{t('paid.unpaid', { count: unpaid.length, dates: listDates(unpaid) })}</div>
          )}
          <div>{t('paid.lasting')}</div>
        </Alert>
      )}
    </>
  );
}

type BalanceHintProps = {
  person: Person;
  dates: readonly CalendarDate[];
  hours: number | null;
};

/** Shows the remaining leave, and which dates are paid, if the server sends balances. Never blocks. */
export function BalanceHint({ person, dates, hours }: BalanceHintProps) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const scope = useRecordScope();
  const { data: records = NO_RECORDS } = useQuery(leaveQueries.records(scope));
  const getRecordAddress = useRecordAddress();
  const balances = balancesAfter(records, person, dates, hours);
  const days = hours === null ? [] : paidDays(records, person, dates, hours);
  if (balances.length === 0 && days.length === 0) return null;

  function describeBalance({ used, remaining, remainingUntilJune, after }: BalanceAfter): HintFigure[] {
    const to = getRecordAddress(person);
    const figures: HintFigure[] = [];
    if (used !== null) figures.push({ words: t('balance.used', { days: format.number(used) }), to });
    figures.push({ words: t('balance.left', { days: format.number(remaining) }), to });
    if (remainingUntilJune !== null) {
      figures.push({ words: t('balance.untilJune', { days: format.number(remainingUntilJune) }), to });
    }
    if (after !== null && after >= 0) {
      figures.push({ words: t('balance.after', { days: format.number(after) }), to });
    }
    if (after !== null && after < 0) {
      figures.push({ words: t('balance.short', { days: format.number(-after) }), to, isWarning: true });
    }
    return figures;
  }

  return (
    <Box sx={{ mt: 2, typography: 'body2' }}>
      <Box component="ul" sx={{ display: 'grid', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}>
        {balances.map((balance) => (
          <HintRow
            key={balance.year}
            label={balance.year === null ? t('balance.title') : t('balance.ofYear', { year: balance.year })}
            figures={describeBalance(balance)}
          />
        ))}
      </Box>
      <PaidDates days={days} />
    </Box>
  );
}
