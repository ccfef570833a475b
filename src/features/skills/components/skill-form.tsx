import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { memberQueries } from '@/features/members/api/member-queries';
import { RecordForm, useRecordForm } from '@/session/record-form';
import { useListReturn } from '@/session/use-list-return';
import { SENT_SKILL_SHEET, useSaveSkillSheet } from '../api/skill-mutations';
import { skillFormSchema, skillFormValues, type SkillSheet, type CheckedSkillSheet } from '../fields';
import { toSkillFields, withSkillField } from '../model/skill-fields';
import { SkillGridSection } from './skill-grid-section';
import { SkillStaffSection } from './skill-staff-section';
import { SkillWorkSection } from './skill-work-section';
import { useSkillWords } from './use-skill-words';

/** The form of a new or an edited sheet; a save returns to the list. Source: SK-2. */
export function SkillForm({ sheet }: { sheet: SkillSheet | null }) {
  const { t } = useTranslation('skills');
  const queryClient = useQueryClient();
  const id = sheet?.id ?? null;
  const { cancel, onSaved } = useListReturn(id, paths.skillList);

  const save = useSaveSkillSheet(id);
  const getFieldWords = useSkillWords(sheet);

  function findNames({ staff_id: staffId }: CheckedSkillSheet) {
    if (sheet?.staff) return sheet.staff;
    const members = queryClient.getQueryData(memberQueries.list().queryKey);
    return members?.find((member) => member.id === staffId) ?? { eng_name: '', jp_name: '' };
  }

  const record = useRecordForm({
    id,
    onSaved,
    getNames: findNames,
    kind: 'skill-sheet',
    schema: skillFormSchema,
    probe: SENT_SKILL_SHEET,
    opened: skillFormValues(sheet),
    save,
    toFields: toSkillFields,
    withField: withSkillField,
    getFieldWords,
  });
  const section = { control: record.form.control, sheet };
  return (
    <RecordForm record={record} submitLabel={t('form.submit')} cancel={cancel}>
      <SkillStaffSection {...section} />
      <SkillWorkSection {...section} />
      <SkillGridSection {...section} />
    </RecordForm>
  );
}
