import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/start/lazy-component';
import { PageHeader } from '@/ui/page/page-header';
import { SkeletonBlock } from '@/ui/page/skeleton-block';

/** Lazy, because the bundler would else add files with its shared code to the start of other pages. */
const CompanyFiles = lazyComponent(async () => (await import('../components/company-files')).CompanyFiles, {
  meanwhile: <SkeletonBlock height={640} lines={12} />,
});

/** Edits days off and working hours: two files that an administrator copies to the server. */
export function CompanyCalendarPage() {
  const { t } = useTranslation('company');
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <CompanyFiles />
    </>
  );
}
