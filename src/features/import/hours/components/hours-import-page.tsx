import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { lazyComponent } from '@/start/lazy-component';
import { PageHeader } from '@/ui/page/page-header';
import { SkeletonBlock } from '@/ui/page/skeleton-block';

/** Lazy, because code shared with other features would else become files that other pages fetch at their start. */
const HoursImportPanels = lazyComponent(
  async () => (await import('./hours-import-panels')).HoursImportPanels,
  {
    meanwhile: <SkeletonBlock height={320} />,
  },
);

export function HoursImportPage() {
  const { t } = useTranslation('importing');
  return (
    <>
      <PageHeader
        title={t('title.hours')}
        purpose={t('hours.purpose')}
        action={
          <Button component={Link} to={paths.reporting}>
            {t('hours.back')}
          </Button>
        }
      />
      <HoursImportPanels />
    </>
  );
}
