import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/page/page-header';

export function LeaveRegistrationPage() {
  const { t } = useTranslation('leave');
  return <PageHeader title={t('title')} />;
}
