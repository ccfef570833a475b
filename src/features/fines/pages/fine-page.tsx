import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { fineQueries } from '../api/fine-queries';
import { FineForm } from '../components/fine-form';
import { FineList } from '../components/fine-list';
import { useFineForm } from '../components/use-fine-form';
import { toLedger } from '../model/fine-ledger';

/** Begins anew at midnight, because a new fine begins with today. Source: FIN-1 to FIN-7. */
export function FinePage() {
  const today = useToday();
  return <Fines key={today} />;
}

function Fines() {
  const { t } = useTranslation('fines');
  const record = useFineForm();
  const fines = useQuery({ ...fineQueries.list(), select: toLedger });
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Stack spacing={2}>
        <Panel title={t('form.title')} isScreenOnly>
          <FineForm record={record} ledger={fines.data} />
        </Panel>
        <FineList
          ledger={fines.data}
          error={fines.isLoadingError ? describeError(fines.error) : undefined}
          onRetry={() => void fines.refetch()}
          onRecord={() => record.form.setFocus('staff')}
        />
      </Stack>
    </>
  );
}
