import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNames } from '@/i18n/record-fields';
import { useFieldLabels, useFieldProps } from '@/session/shown-fields';
import { PersistedForm } from '@/session/persisted-form';
import { useFormDraft } from '@/session/use-form-draft';
import { FormFooter } from '@/ui/form/form-footer';
import { TextField } from '@/ui/form/text-field';
import { RecordOutcome } from '@/ui/form/record-outcome';
import { noticeOf, type SavedNotice } from '@/ui/form/saved-notice';
import { askBeforeLeaving } from '@/ui/form/use-leave-guard';
import { useAppForm } from '@/ui/form/use-app-form';
import { useRecordMerge } from '@/ui/form/use-record-merge';
import { useSaveProject, SENT_PROJECT } from '../api/project-mutations';
import { projectQueries } from '../api/project-queries';
import {
  PROJECT_FIELDS,
  projectFormSchema,
  projectFormValues,
  type Project,
  type ProjectFormValues,
} from '../fields';

const NAMES = fieldNames(PROJECT_FIELDS);

type ProjectFormProps = {
  /** What is edited; null to register a new project. */
  project: Project | null;
  hasFocus: boolean;
  /** After a save, with what the server did not keep. */
  onSaved: (notice?: SavedNotice) => void;
  /** When the edit is given up. */
  onClosed: () => void;
};

/** The fields of a project. Source: PJ-1. */
export function ProjectForm({ project, hasFocus, onSaved, onClosed }: ProjectFormProps) {
  const { t } = useTranslation(['projects', 'common']);
  const queryClient = useQueryClient();
  const [schema] = useState(() => {
    const readProjects = () =>
      queryClient
        .query({ ...projectQueries.list(), staleTime: 0 })
        // The server checks the code as well; its answer then says what is wrong.
        .catch(() => []);
    return projectFormSchema(readProjects, project?.id ?? null);
  });
  const opened = projectFormValues(project);
  const form = useAppForm(schema, opened);
  const draft = useFormDraft(form, {
    screen: project ? `project/${project.id}` : 'project/new',
    isOfRecord: project !== null,
    finder: project ? undefined : SENT_PROJECT,
  });
  const merge = useRecordMerge(form, {
    opened,
    toFields: projectFormValues,
    withField: (values, name, value) => ({ ...values, [name]: value }),
  });
  const save = useSaveProject(project?.id ?? null, merge.base);
  const wordsOf = useFieldLabels(PROJECT_FIELDS);
  const field = useFieldProps(PROJECT_FIELDS, form.control);
  const notice = useRef<SavedNotice>(undefined);

  async function submit(values: ProjectFormValues) {
    const end = await save.mutateAsync(values);
    notice.current = noticeOf(end, { id: project?.id ?? null, ...values });
    return merge.settle(end);
  }

  async function giveUp() {
    if (await askBeforeLeaving()) onClosed();
  }

  return (
    <PersistedForm draft={draft} onSubmit={submit} onSaved={() => onSaved(notice.current)}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) repeat(2, minmax(0, 2fr))' },
        }}
      >
        {NAMES.map((name, index) => (
          <TextField key={name} {...field(name)} autoFocus={hasFocus && index === 0} />
        ))}
      </Box>
      <RecordOutcome merge={merge} failure={save.error} wordsOf={wordsOf} />
      <FormFooter failure={save.error} submitLabel={t('common:action.submit')} isSticky={false}>
        {project && <Button onClick={() => void giveUp()}>{t('form.cancel')}</Button>}
      </FormFooter>
    </PersistedForm>
  );
}
