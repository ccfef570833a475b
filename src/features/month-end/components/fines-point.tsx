import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { fineQueries } from '@/features/fines/api/fine-queries';
import { useFineFormat } from '@/features/fines/components/use-fine-format';
import { toMonth } from '@/lib/calendar-date';
import { pendingFines } from '../model/open-items';
import { MonthPoint, type PointProps } from './month-point';

export function FinesPoint({ firstDay }: PointProps) {
  const { t } = useTranslation('settling');
  const fineFormat = useFineFormat();
  const { data, error, refetch } = useQuery(fineQueries.list());
  const found = data && pendingFines(data, toMonth(firstDay));
  const [year, month] = firstDay.split('-').map(Number);
  return (
    <MonthPoint
      title={t('fines.title')}
      state={{
        open: found?.count,
        error,
        onRetry: () => void refetch(),
      }}
      words={
        found && found.count > 0
          ? t('fines.open', { count: found.count, amount: fineFormat.amount(found.amount) })
          : t('fines.none')
      }
      notes={[!!found?.unknown && t('fines.unknown', { count: found.unknown })]}
      link={{ to: `${paths.fines}?month=${month}&year=${year}&status=pending`, words: t('fines.link') }}
    />
  );
}
