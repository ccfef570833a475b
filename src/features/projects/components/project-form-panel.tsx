import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import type { SavedNotice } from '@/ui/form/saved-notice';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { StateMessage } from '@/ui/page/state-message';
import { projectQueries } from '../api/project-queries';
import { ProjectForm } from './project-form';
import type { ProjectEditor } from './use-project-editor';

/** The height of the form, so that the list below stays where it is. */
const FORM_HEIGHT = 100;

/**
 * The form above the list: it registers, or shows plainly that it edits. After any save it is empty and
 * registers the next project. Source: PJ-2, PJ-3.
 */
export function ProjectFormPanel({
  editor,
  onSaved,
}: {
  editor: ProjectEditor;
  onSaved: (notice?: SavedNotice) => void;
}) {
  const { t } = useTranslation('projects');
  const { editedId, round, close } = editor;

  function finish(notice?: SavedNotice) {
    onSaved(notice);
    close(true);
  }

  if (editedId !== null) {
    return <EditPanel key={editedId} id={editedId} onSaved={finish} onClosed={() => close()} />;
  }
  return (
    <Panel title={t('form.new')}>
      <ProjectForm
        key={round}
        project={null}
        hasFocus={round > 0}
        onSaved={finish}
        onClosed={() => close()}
      />
    </Panel>
  );
}

type EditPanelProps = {
  id: number;
  onSaved: (notice?: SavedNotice) => void;
  onClosed: () => void;
};

function EditPanel({ id, onSaved, onClosed }: EditPanelProps) {
  const { t } = useTranslation(['projects', 'common']);
  const { data, error, refetch } = useQuery(projectQueries.detail(id));
  // What the form was opened with: read again it may differ, or be gone, and the input must stay.
  const [project, setProject] = useState(data);
  if (!project && data !== project) setProject(data);
  const cancel = <Button onClick={onClosed}>{t('form.cancel')}</Button>;

  if (project) {
    return (
      <Panel
        title={t('form.edit', { code: project.cd })}
        actions={<Chip size="small" color="warning" label={t('form.editing')} />}
      >
        <ProjectForm project={project} hasFocus onSaved={onSaved} onClosed={onClosed} />
      </Panel>
    );
  }
  return (
    <Panel title={t('form.editing')}>
      {project === null ? (
        <StateMessage kind="notFound" isPage={false} title={t('form.notFound')} action={cancel}>
          {t('form.notFoundWhy')}
        </StateMessage>
      ) : error ? (
        <StateMessage
          kind="error"
          title={t('form.loadFailed')}
          action={cancel}
          onRetry={() => void refetch()}
        >
          {translateMessage(describeError(error))}
        </StateMessage>
      ) : (
        <SkeletonBlock height={FORM_HEIGHT} />
      )}
    </Panel>
  );
}
