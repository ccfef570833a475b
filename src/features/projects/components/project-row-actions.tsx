import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { RowAction } from '@/ui/data-table/row-action';
import { useDeleteProject } from '../api/project-mutations';
import type { Project } from '../fields';

export type ProjectRowActionsProps = {
  project: Project;
  onEdit: (id: number) => void;
  onDeleted: (ids: readonly number[]) => void;
};

export function ProjectRowActions({ project, onEdit, onDeleted }: ProjectRowActionsProps) {
  const { t } = useTranslation(['projects', 'common']);
  const format = useFormat();
  const { mutateAsync: remove } = useDeleteProject();

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
      action: async () => {
        await remove(project.id);
        onDeleted([project.id]);
      },
    });
  }

  return (
    <>
      <RowAction
        icon="edit"
        tip={t('common:action.edit')}
        label={t('list.edit', { code: project.cd })}
        onAct={() => onEdit(project.id)}
      />
      <RowAction
        icon="delete"
        tip={t('common:action.delete')}
        label={t('list.delete', { code: project.cd })}
        onAct={askToDelete}
      />
    </>
  );
}
