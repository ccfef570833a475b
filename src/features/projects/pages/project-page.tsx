import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/page/page-header';

export function ProjectPage() {
  const { t } = useTranslation('projects');
  return <PageHeader title={t('title')} />;
}
