import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { PageHeader } from '@/ui/page/page-header';
import { stateOfNotice } from '@/ui/form/saved-notice';
import { Panel } from '@/ui/page/panel';
import { MemberForm } from '../components/member-form';

/** Registers a new member. Source: MB-3, MB-5. */
export function MemberCreatePage() {
  const { t } = useTranslation('members');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('create.title')} purpose={t('create.purpose')} />
      <Panel>
        <MemberForm
          member={null}
          onSaved={(notice) => void navigate(paths.memberListAfterSave, stateOfNotice(notice))}
        />
      </Panel>
    </>
  );
}
