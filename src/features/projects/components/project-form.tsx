import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { fieldNames } from '@/i18n/record-fields';
import { RecordForm, useRecordForm } from '@/session/record-form';
import { useOpened } from '@/session/use-opened';
import { useFieldLabels, useFieldProps } from '@/session/field-props';
import { inNameOrder } from '@/session/name-order';
import type { SavedNotice } from '@/ui/form/saved-notice';
import { TextField } from '@/ui/form/text-field';
import { askBeforeLeaving } from '@/ui/form/unsaved-input';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { StateMessage } from '@/ui/page/state-message';
import { SENT_PROJECT, useSaveProject } from '../api/project-mutations';
import { projectQueries } from '../api/project-queries';
import { PROJECT_FIELDS, projectFormSchema, projectFormValues, type Project } from '../fields';

/** The height of the form, to keep the list below in place. */
const FORM_HEIGHT = 100;

type FormProps = {
  takesFocus: boolean;
  /** Called after a save, with the fields that the server did not keep. */
  onSaved: (notice?: SavedNotice) => void;
  onClosed: () => void;
};

/** Registers a project, or edits one; another `editedId` needs another key. Source: PJ-2, PJ-3. */
export function ProjectFormPanel({ editedId, ...form }: FormProps & { editedId: number | null }) {
  const { t } = useTranslation('projects');
  if (editedId !== null) return <EditPanel id={editedId} {...form} />;
  return (
    <Panel title={t('form.new')} isScreenOnly>
      <ProjectForm project={null} {...form} />
    </Panel>
  );
}

function EditPanel({ id, ...form }: FormProps & { id: number }) {
  const { t } = useTranslation('projects');
  const { data, error, refetch } = useQuery(projectQueries.detail(id));
  const project = useOpened(data);
  if (project) {
    return (
      <Panel
        isScreenOnly
        title={t('form.edit', { code: project.cd })}
        actions={<Chip size="small" color="warning" label={t('form.editing')} />}
      >
        <ProjectForm project={project} {...form} />
      </Panel>
    );
  }

  return (
    <Panel title={t('form.editing')} isScreenOnly>
      {renderState()}
    </Panel>
  );

  function renderState() {
    const action = <Button onClick={form.onClosed}>{t('form.cancel')}</Button>;
    if (project === null) {
      return (
        <StateMessage kind="notFound" isPage={false} title={t('form.notFound')} action={action}>
          {t('form.notFoundWhy')}
        </StateMessage>
      );
    }
    if (!error) return <SkeletonBlock height={FORM_HEIGHT} />;
    return (
      <StateMessage kind="error" title={t('form.loadFailed')} action={action} onRetry={() => void refetch()}>
        {translateMessage(describeError(error))}
      </StateMessage>
    );
  }
}

function ProjectForm({ project, takesFocus, onSaved, onClosed }: FormProps & { project: Project | null }) {
  const { t } = useTranslation('projects');
  const { language } = useFormat();
  const queryClient = useQueryClient();
  const id = project?.id ?? null;
  const [schema] = useState(() => {
    const list = { ...projectQueries.list(), staleTime: 0 };
    // If the list fails, the server checks the code and names the problem.
    return projectFormSchema(() => queryClient.query(list).catch(() => []), id);
  });
  const save = useSaveProject(id);
  const getFieldWords = useFieldLabels(PROJECT_FIELDS);
  const record = useRecordForm({
    schema,
    id,
    onSaved,
    kind: 'project',
    probe: SENT_PROJECT,
    opened: projectFormValues(project),
    save,
    getFieldWords,
    getNames: (values) => values,
  });
  const field = useFieldProps(PROJECT_FIELDS, record.form.control);

  async function cancel() {
    if (await askBeforeLeaving()) onClosed();
  }

  return (
    <RecordForm
      record={record}
      submitLabel={t('form.submit')}
      isSticky={false}
      cancel={project && <Button onClick={() => void cancel()}>{t('form.cancel')}</Button>}
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) repeat(2, minmax(0, 2fr))' },
        }}
      >
        {inNameOrder(fieldNames(PROJECT_FIELDS), (name) => name, language).map((name, index) => (
          <TextField key={name} {...field(name)} autoFocus={takesFocus && index === 0} />
        ))}
      </Box>
    </RecordForm>
  );
}
