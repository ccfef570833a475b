import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectQueries } from '@/features/projects/api/project-queries';
import { projectOptions } from '@/features/projects/model/project-options';
import { fieldLabel } from '@/i18n/field-labels';
import { useFormat } from '@/i18n/format';
import type { FieldWords, WordsOf } from '@/ui/form/use-record-merge';
import { toOptions } from '../model/member-choices';
import { ROLES } from '../model/member-form-rules';
import { POSITION_IDS, positionName } from '../model/positions';

/** How the fields of a member and their values read outside of the form. */
export function useMemberWords(): WordsOf {
  const { t } = useTranslation('members');
  const { language } = useFormat();
  const { data: projects } = useQuery(projectQueries.list());
  const options: Record<string, FieldWords['options']> = {
    position: toOptions(POSITION_IDS, (id) => t(`position.${positionName(id)}`)),
    role: toOptions(Object.values(ROLES), (id) => t(id === ROLES.admin ? 'role.admin' : 'role.user')),
    project: projectOptions(projects ?? [], language),
  };
  return (name) => ({ label: fieldLabel(name), options: options[name] });
}
