import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { message } from '@/i18n/message';
import { createPicking } from '@/session/many/create-picking';
import { useDeleteMany } from '@/session/many/use-delete-many';
import { deleteProject } from '../api/project-mutations';
import { fetchProjects } from '../api/project-queries';
import type { Project } from '../fields';

function useProjectSelection(everything: readonly Project[], onDone?: (ids: readonly number[]) => void) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const options = useMemo(
    () => ({
      everything,
      getCheckboxLabel: (project: Project) => t('many.select', { code: project.cd }),
      getName: (project: Project) => t('many.row', { code: project.cd, name: format.name(project) }),
      getQuestion: (count: number) => ({
        title: t('many.deleteTitle', { count }),
        body: t('many.deleteBody', { count }),
        send: ({ id }: { id: number }) => deleteProject(id, 'later'),
        readLeft: () => fetchProjects(),
        writes: ['projects'] as const,
        success: message('projects:many.deleted', { count }),
      }),
    }),
    [everything, t, format],
  );
  return useDeleteMany(options, onDone);
}

export const ProjectPicking = createPicking(useProjectSelection);
