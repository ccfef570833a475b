import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptForm } from '@/session/kept-form';
import { useFormDraft } from '@/session/use-form-draft';
import { FormFooter } from '@/ui/form/form-footer';
import { TextField } from '@/ui/form/text-field';
import { askBeforeLeaving } from '@/ui/form/unsaved-input';
import { useAppForm } from '@/ui/form/use-app-form';
import { useSaveProject } from '../api/project-mutations';
import { projectQueries } from '../api/project-queries';
import type { Project } from '../api/project-schema';
import { EMPTY_PROJECT, projectFormSchema } from '../model/project-form-rules';

type ProjectFormProps = {
  /** What is edited; null to register a new project. */
  project: Project | null;
  hasFocus: boolean;
  /** After a save, or when the edit is given up. */
  onClosed: () => void;
};

/** Code and both names. Source: PJ-1. */
export function ProjectForm({ project, hasFocus, onClosed }: ProjectFormProps) {
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
  const { cd, eng_name, jp_name } = project ?? EMPTY_PROJECT;
  const form = useAppForm(schema, { cd, eng_name, jp_name });
  const draft = useFormDraft(form, {
    screen: project ? `project/${project.id}` : 'project/new',
    isOfRecord: project !== null,
  });
  const save = useSaveProject(project?.id ?? null);

  async function giveUp() {
    if (await askBeforeLeaving()) onClosed();
  }

  return (
    <KeptForm draft={draft} onSubmit={(values) => save.mutateAsync(values)} onSaved={onClosed}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) repeat(2, minmax(0, 2fr))' },
        }}
      >
        <TextField control={form.control} name="cd" label={t('field.code')} isRequired autoFocus={hasFocus} />
        <TextField control={form.control} name="eng_name" label={t('field.engName')} isRequired />
        <TextField control={form.control} name="jp_name" label={t('field.jpName')} isRequired />
      </Box>
      <FormFooter failure={save.error} submitLabel={t('common:action.submit')} isSticky={false}>
        {project && <Button onClick={() => void giveUp()}>{t('form.cancel')}</Button>}
      </FormFooter>
    </KeptForm>
  );
}
