import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/page/page-header';

export function ReportingSettingPage() {
  const { t } = useTranslation('reporting');
  return <PageHeader title={t('title')} />;
}
