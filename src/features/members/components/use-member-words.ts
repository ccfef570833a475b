import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectQueries } from '@/features/projects/api/project-queries';
import { projectOptions } from '@/features/projects/model/project-options';
import { useFormat } from '@/i18n/format';
import type { FieldWords, WordsOf } from '@/ui/form/field-words';
import { toOptions } from '../model/member-choices';
import { ROLES } from '../model/member-form-rules';
import { POSITION_IDS, positionName } from '../model/positions';

/** How the fields of a member and their values read outside of the form. */
export function useMemberWords(): WordsOf {
  const { t } = useTranslation('members');
  const { language } = useFormat();
  const { data: projects } = useQuery(projectQueries.list());
  const words: Record<string, FieldWords> = {
    eng_name: { label: t('field.engName') },
    jp_name: { label: t('field.jpName') },
    username: { label: t('field.username') },
    staff_no: { label: t('field.staffNo') },
    address: { label: t('field.address') },
    ph_number: { label: t('field.phone') },
    position: {
      label: t('field.position'),
      options: toOptions(POSITION_IDS, (id) => t(`position.${positionName(id)}`)),
    },
    role: {
      label: t('field.role'),
      options: toOptions(Object.values(ROLES), (id) => t(id === ROLES.admin ? 'role.admin' : 'role.user')),
    },
    email: { label: t('field.email') },
    permanent_date: { label: t('field.permanentDate') },
    ref_person: { label: t('field.refPerson') },
    ref_ph_number: { label: t('field.refPhone') },
    project: { label: t('field.project'), options: projectOptions(projects ?? [], language) },
    sort_key: { label: t('field.sortKey') },
    staff_image: { label: t('field.photo') },
  };
  return (name) => words[name] ?? { label: name };
}
