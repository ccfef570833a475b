import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { PageHeader } from '@/ui/page/page-header';
import { useToday } from '@/ui/page/use-today';
import { MemberCard, MenPowerCard, ProjectCard, WeeklyCard } from '../components/report-cards';
import { presetRange } from '../model/date-range';

/** The way to each report, with its key figure for this month. Source: HR-5. */
export function ReportsPage() {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const month = presetRange('thisMonth', useToday());
  const inWords = { start: format.date(month.start), end: format.date(month.end) };
  return (
    <>
      <PageHeader title={t('reports.title')} purpose={t('reports.purpose', inWords)} />
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
