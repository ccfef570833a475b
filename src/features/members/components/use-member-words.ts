import { useQuery } from '@tanstack/react-query';
import { projectQueries } from '@/features/projects/api/project-queries';
import { projectOptions } from '@/features/projects/fields';
import { useFormat } from '@/i18n/format';
import { useFieldLabels } from '@/session/field-props';
import type { FieldWords, GetFieldWords } from '@/ui/form/field-words';
import { toWordOptions } from '../model/member-options';
import { MEMBER_FIELDS, ROLES } from '../fields';
import { POSITION_IDS } from '../model/positions';

/** Returns the words of a field for the merge: its label, and the options of a choice. */
export function useMemberWords(): GetFieldWords {
  const { language } = useFormat();
  const { data: projects } = useQuery(projectQueries.list());
  const options: Record<string, FieldWords['options']> = {
    position: toWordOptions(POSITION_IDS, MEMBER_FIELDS.position.getWord),
    role: toWordOptions(Object.values(ROLES), MEMBER_FIELDS.role.getWord),
    project: projectOptions(projects ?? [], language),
  };
  const findLabel = useFieldLabels(MEMBER_FIELDS);
  return (name) => ({ ...findLabel(name), options: options[name] });
}
