import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/start/lazy-component';
import { PageHeader } from '@/ui/page/page-header';
import { SkeletonBlock } from '@/ui/page/skeleton-block';

/** What it is made of belongs to many features: no other page is to be the heavier for it. */
const CompanyFiles = lazyComponent(async () => (await import('../components/company-files')).CompanyFiles, {
  meanwhile: <SkeletonBlock height={640} lines={12} />,
});

/** The company's days off and working hours: two files beside the application, made here and put on the server by hand. */
export function CompanyCalendarPage() {
  const { t } = useTranslation('company');
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <CompanyFiles />
    </>
  );
}
