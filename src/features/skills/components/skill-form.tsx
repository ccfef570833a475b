import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { memberQueries } from '@/features/members/api/member-queries';
import { PersistedForm } from '@/session/persisted-form';
import { useFormDraft } from '@/session/use-form-draft';
import { stateOfRow, useListSearch } from '@/ui/data-table/list-return';
import { FormFooter } from '@/ui/form/form-footer';
import { RecordOutcome } from '@/ui/form/record-outcome';
import { noticeOf, stateOfNotice, type SavedNotice } from '@/ui/form/saved-notice';
import { useAppForm } from '@/ui/form/use-app-form';
import { useRecordMerge } from '@/ui/form/use-record-merge';
import { useSaveSkillSheet, SENT_SKILL_SHEET } from '../api/skill-mutations';
import type { SkillSheet } from '../api/skill-sheet-schema';
import { skillFormSchema, skillFormValues, type CheckedSkillSheet } from '../fields';
import { skillFields, withSkillField } from '../model/skill-fields';
import { SkillGridSection } from './skill-grid-section';
import { SkillStaffSection } from './skill-staff-section';
import { SkillWorkSection } from './skill-work-section';
import { useSkillWords } from './use-skill-words';

/** One form for a new sheet and an edited one; a save leads to the list. Source: SK-2. */
export function SkillForm({ sheet }: { sheet: SkillSheet | null }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const opened = skillFormValues(sheet);
  const form = useAppForm(skillFormSchema, opened);
  const draft = useFormDraft(form, {
    screen: sheet ? `skill-sheet/${sheet.id}` : 'skill-sheet/new',
    isOfRecord: sheet !== null,
    finder: sheet ? undefined : SENT_SKILL_SHEET,
  });
  const merge = useRecordMerge(form, { opened, toFields: skillFields, withField: withSkillField });
  const save = useSaveSkillSheet(sheet?.id ?? null, merge.base);
  const wordsOf = useSkillWords(sheet);
  const notice = useRef<SavedNotice>(undefined);

  async function submit(values: CheckedSkillSheet) {
    const end = await save.mutateAsync(values);
    const members = queryClient.getQueryData(memberQueries.list().queryKey);
    const chosen = members?.find(({ id }) => id === values.staff_id);
    const { eng_name = '', jp_name = '' } = sheet?.staff ?? chosen ?? {};
    notice.current = noticeOf(end, { id: sheet?.id ?? null, eng_name, jp_name });
    return merge.settle(end);
  }

  const listSearch = useListSearch();
  const section = { control: form.control, sheet };
  return (
    <PersistedForm
      draft={draft}
      onSubmit={submit}
      onSaved={() => {
        const state = { ...stateOfNotice(notice.current).state, ...(sheet && stateOfRow(sheet.id, true)) };
        void navigate(paths.skillList + listSearch, { state });
      }}
    >
      <SkillStaffSection {...section} />
      <SkillWorkSection {...section} />
      <SkillGridSection {...section} />
      <RecordOutcome merge={merge} failure={save.error} wordsOf={wordsOf} />
      <FormFooter failure={save.error} submitLabel={t('action.submit')}>
        <Button
          component={Link}
          to={paths.skillList + listSearch}
          state={sheet && stateOfRow(sheet.id, false)}
        >
          {t('action.cancel')}
        </Button>
      </FormFooter>
    </PersistedForm>
  );
}
