import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { PageHeader } from '@/ui/page/page-header';
import { ViewTabs } from '@/ui/page/view-tabs';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useUrlState } from '@/ui/page/use-url-state';
import { WeeklyHours } from '../components/weekly-hours';

function WorkTimeTabs({ view }: { view: 'range' | 'closing' }) {
  const { t } = useTranslation('hours');
  return (
    <ViewTabs
      label={t('weekly.tabs')}
      tabs={[
        { to: paths.weeklyWorkTime, words: t('weekly.ofRange'), isCurrent: view === 'range' },
        {
          to: `${paths.weeklyWorkTime}?view=closing`,
          words: t('weekly.closing'),
          isCurrent: view === 'closing',
        },
      ]}
    />
  );
}

const Closing = lazyComponent(
  async () => (await withCatalogues(import('../closing/components/month-closing'), 'closing')).MonthClosing,
  { meanwhile: <SkeletonBlock height={640} /> },
);

const readView = (params: URLSearchParams) => (params.get('view') === 'closing' ? 'closing' : 'range');

/** The hours of a range, or with `?view=closing` the board that closes a month. */
export function WeeklyWorkTimePage() {
  const { t } = useTranslation('hours');
  const [view] = useUrlState(readView);
  if (view === 'range') return <WeeklyHours tabs={<WorkTimeTabs view={view} />} />;
  return (
    <>
      <PageHeader title={t('weekly.closing')} purpose={t('weekly.closingPurpose')} />
      <WorkTimeTabs view={view} />
      <Closing />
    </>
  );
}
