import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/page/page-header';

export function FinePage() {
  const { t } = useTranslation('fines');
  return <PageHeader title={t('title')} />;
}
