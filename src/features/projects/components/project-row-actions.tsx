import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { useDeleteProject } from '../api/project-mutations';
import type { Project } from '../api/project-schema';

type ProjectRowActionsProps = {
  project: Project;
  onEdit: (id: number) => void;
  onDeleted: (id: number) => void;
};

/** Edit and delete. Source: PJ-2. */
export function ProjectRowActions({ project, onEdit, onDeleted }: ProjectRowActionsProps) {
  const { t } = useTranslation(['projects', 'common']);
  const format = useFormat();
  const { mutateAsync: remove } = useDeleteProject();

  async function deleteProject() {
    await remove(project.id);
    onDeleted(project.id);
  }

  function askToDelete() {
    void confirm({
      title: t('deletion.title'),
      body: (
        <>
          <strong>
            {project.cd} {format.name(project)}
          </strong>
          <br />
          {t('deletion.what')}
        </>
      ),
      tone: 'danger',
      confirmLabel: t('common:action.delete'),
      action: deleteProject,
    });
  }

  return (
    <>
      <Tooltip title={t('common:action.edit')} describeChild>
        <IconButton
          size="small"
          aria-label={t('list.edit', { code: project.cd })}
          onClick={() => onEdit(project.id)}
        >
          <EditOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('common:action.delete')} describeChild>
        <IconButton size="small" aria-label={t('list.delete', { code: project.cd })} onClick={askToDelete}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}
