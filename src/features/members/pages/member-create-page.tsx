import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { MemberForm } from '../components/member-form';

/** Source: MB-3, MB-5. */
export function MemberCreatePage() {
  const { t } = useTranslation('members');
  return (
    <>
      <PageHeader title={t('create.title')} purpose={t('create.purpose')} />
      <Panel>
        <MemberForm member={null} />
      </Panel>
    </>
  );
}
