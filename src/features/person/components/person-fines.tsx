import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useFineFormat } from '@/features/fines/components/use-fine-format';
import { FINE_STATUS } from '@/features/fines/model/fine-status';
import { useFormat } from '@/i18n/format';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { personQueries } from '../api/person-queries';
import { FirstRows, PersonPart } from './person-part';

export function PersonFines({ memberId }: { memberId: number }) {
  const { t } = useTranslation(['person', 'fines']);
  const format = useFormat();
  const fineFormat = useFineFormat();
  const canOpenFines = isAdmin(useSignedInStaff());
  const { data, error, refetch } = useQuery(personQueries.fines(memberId));
  const pending = data?.filter(({ status }) => status === FINE_STATUS.pending) ?? [];
  const amounts = pending.flatMap(({ amount }) => amount ?? []);
  // One unknown amount makes the sum unknown.
  const pendingAmount = amounts.length === pending.length ? amounts.reduce((sum, ks) => sum + ks, 0) : null;
  return (
    <PersonPart
      title={t('person:fines.title')}
      isLoaded={data !== undefined}
      error={error}
      onRetry={refetch}
      link={canOpenFines && { to: `${paths.fines}?staff=${memberId}`, words: t('person:fines.link') }}
    >
      {data !== undefined && data.length > 0 && (
        <Typography>
          {t('person:fines.sum', { count: data.length, pending: fineFormat.amount(pendingAmount) })}
        </Typography>
      )}
      <FirstRows>
        {(data ?? []).map(({ id, date, amount, status }) => (
          <li key={id}>
            {format.date(date)} · {fineFormat.amount(amount)} ·{' '}
            {t(status === FINE_STATUS.complete ? 'fines:status.complete' : 'fines:status.pending')}
          </li>
        ))}
      </FirstRows>
    </PersonPart>
  );
}
