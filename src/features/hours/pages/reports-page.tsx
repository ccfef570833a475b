import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { CopyLink } from '@/ui/page/copy-link';
import { PageHeader } from '@/ui/page/page-header';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { ViewTabs } from '@/ui/page/view-tabs';
import { MemberCard, MenPowerCard, ProjectCard, WeeklyCard } from '../components/report-cards';
import { lastSixMonths, presetRange } from '../model/date-range';
import { readRange } from '../model/report-search';

const Explorer = lazyComponent(
  async () =>
    (await withCatalogues(import('../explorer/components/hours-explorer'), 'explorer', 'exporting'))
      .HoursExplorer,
  { meanwhile: <SkeletonBlock height={640} /> },
);

const readView = (params: URLSearchParams) => ({
  isExplorer: params.get('view') === 'explorer',
  range: readRange(params),
});

/** Links to each report, or with `?view=explorer` the hours explorer. Source: HR-5. */
export function ReportsPage() {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const [{ isExplorer, range }] = useUrlState(readView);
  const today = useToday();
  const month = presetRange('thisMonth', today);
  const monthDays = { start: format.date(month.start), end: format.date(month.end) };
  const tabs = (
    <ViewTabs
      label={t('reports.tabs')}
      tabs={[
        { to: paths.reports, words: t('reports.overview'), isCurrent: !isExplorer },
        { to: `${paths.reports}?view=explorer`, words: t('reports.explorer'), isCurrent: isExplorer },
      ]}
    />
  );
  if (isExplorer) {
    return (
      <>
        <PageHeader
          title={t('reports.explorer')}
          purpose={t('reports.explorerPurpose')}
          action={<CopyLink fields={range ?? lastSixMonths(today)} />}
        />
        {tabs}
        <Explorer />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('reports.title')} purpose={t('reports.purpose', monthDays)} />
      {tabs}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <WeeklyCard month={month} />
        <MemberCard month={month} />
        <MenPowerCard month={month} />
        <ProjectCard month={month} />
      </Box>
    </>
  );
}
