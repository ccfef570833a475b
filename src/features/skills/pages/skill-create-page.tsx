import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { SkillForm } from '../components/skill-form';

/** Creates the skill sheet of a member who has none. Source: SK-2. */
export function SkillCreatePage() {
  const { t } = useTranslation('skills');
  return (
    <>
      <PageHeader title={t('create.title')} purpose={t('create.purpose')} />
      <Panel>
        <SkillForm sheet={null} />
      </Panel>
    </>
  );
}
