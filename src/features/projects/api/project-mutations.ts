import { useMutation } from '@tanstack/react-query';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import { verifiedUnique } from '@/api/verified-create';
import { verifiedWrite } from '@/api/verified-write';
import { holdsProject, type ProjectFormValues } from '../model/project-form-rules';
import { fetchProject, fetchProjects, projectQueries } from './project-queries';

const send = (act: 'create' | 'update' | 'delete', body: object) =>
  request(ignoredAnswer, { path: `reporting-system/project/${act}`, body, timeout: WRITE_TIMEOUT_MS });

function useCreateProject() {
  return useMutation({
    mutationFn: (values: ProjectFormValues, { client }) =>
      verifiedUnique({
        key: `project/create ${JSON.stringify(values)}`,
        write: () => send('create', values),
        known: client.getQueryData(projectQueries.list().queryKey),
        readNow: fetchProjects,
        isEqual: (project) => holdsProject(project, values),
      }),
    meta: {
      invalidates: [projectQueries.all],
      success: 'toasts:project.created',
      failure: 'toasts:project.createFailed',
      explains: ['lostAnswer'],
    },
  });
}

function useUpdateProject(id: number | null) {
  return useMutation({
    mutationFn: (values: ProjectFormValues) =>
      verifiedWrite({
        write: () => send('update', { id, ...values }),
        wasSaved: async () => id !== null && holdsProject(await fetchProject(id), values),
      }),
    meta: {
      invalidates: [projectQueries.all],
      success: 'toasts:project.updated',
      failure: 'toasts:project.updateFailed',
      explains: ['lostAnswer'],
    },
  });
}

/** Registers a project, or changes the one with `id`. Source: PJ-3. */
export function useSaveProject(id: number | null) {
  const create = useCreateProject();
  const update = useUpdateProject(id);
  return id === null ? create : update;
}

/** Takes a project out of all lists and reports. */
export function useDeleteProject() {
  return useMutation({
    mutationFn: (id: number) =>
      verifiedWrite({
        write: () => send('delete', { id }),
        wasSaved: async () => (await fetchProject(id)) === null,
      }),
    meta: {
      invalidates: [projectQueries.all],
      success: 'toasts:project.deleted',
      failure: 'toasts:project.deleteFailed',
    },
  });
}
