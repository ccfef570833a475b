import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { withCatalogues } from '@/i18n/i18n';
import { toMonth } from '@/lib/calendar-date';
import { lazyComponent } from '@/start/lazy-component';
import { MonthArrows } from '@/ui/page/month-arrows';
import { PageHeader } from '@/ui/page/page-header';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { readFirstDay } from '../model/month-address';

/** Lazy, so that code which these features share is not moved into files that other pages load. */
const MonthPoints = lazyComponent(
  async () =>
    (
      await withCatalogues(
        import('../components/month-points'),
        'closing',
        'leave',
        'fines',
        'payroll',
        'exporting',
      )
    ).MonthPoints,
  { meanwhile: <SkeletonBlock height={560} lines={12} /> },
);

export function MonthEndPage() {
  const { t } = useTranslation('settling');
  const { language } = useFormat();
  const today = useToday();
  const read = useCallback((params: URLSearchParams) => readFirstDay(params, today), [today]);
  const [firstDay, change] = useUrlState(read);
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <MonthArrows month={firstDay} onMonthChanged={(next) => change({ month: toMonth(next) })}>
          <Typography variant="h2" aria-live="polite" sx={{ minWidth: 136, textAlign: 'center' }}>
            {formatMonth(toMonth(firstDay), language)}
          </Typography>
        </MonthArrows>
      </Box>
      <MonthPoints firstDay={firstDay} today={today} />
    </>
  );
}
