import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { FailureAlert } from '@/ui/page/failure-alert';

export function WorkHoursFailure() {
  const { t } = useTranslation('reporting');
  const { isLoadingError, refetch } = useQuery(workCalendarQueries.all());
  if (!isLoadingError) return null;
  return <FailureAlert onRetry={() => void refetch()}>{t('day.hoursUnknown')}</FailureAlert>;
}
