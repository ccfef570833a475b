import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/page/page-header';

export function MemberListPage() {
  const { t } = useTranslation('members');
  return <PageHeader title={t('title')} />;
}
