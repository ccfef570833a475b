import { useMutation } from '@tanstack/react-query';
import { sendWrite } from '@/api/request';
import { createWithUniqueKey } from '@/api/save/create-with-unique-key';
import { removeRecord, type ProofTime } from '@/api/save/proved-write';
import { updateRecord, type RecordInput } from '@/api/save/update-record';
import { differingFields, type Fields } from '@/lib/three-way-merge';
import { uniqueProbe } from '@/session/duplicate-probe';
import { holdsProject, projectFormValues, type Project, type ProjectFormValues } from '../fields';
import { fetchProject, fetchProjects, projectQueries } from './project-queries';

const send = (act: 'create' | 'update' | 'delete', body: object) =>
  sendWrite(`reporting-system/project/${act}`, body);

export const createProject = (
  values: ProjectFormValues,
  knownProjects: readonly Project[] | undefined,
  proof?: ProofTime,
) =>
  createWithUniqueKey({
    key: `project/create ${JSON.stringify(values)}`,
    write: () => send('create', values),
    cached: knownProjects,
    readNow: fetchProjects,
    hasKey: (project) => project.cd === values.cd,
    isEqual: (project) => holdsProject(project, values),
    findLost: (project) => differingFields(values, projectFormValues(project)),
    proof,
  });

/** Changes a project on top of other people's changes; `base` holds the values that the form opened with. */
export const updateProject = (id: number, base: Fields, values: ProjectFormValues) =>
  updateRecord({
    base,
    mine: values,
    read: () => fetchProject(id),
    getFields: projectFormValues,
    write: (merged) => send('update', { id, ...merged }),
  });

/** Registers a project, or changes the one with `id`. Source: PJ-3. */
export function useSaveProject(id: number | null) {
  return useMutation({
    mutationFn: ({ values, base }: RecordInput<ProjectFormValues>, { client }) =>
      id === null
        ? createProject(values, client.getQueryData(projectQueries.list().queryKey))
        : updateProject(id, base, values),
    meta: {
      writes: ['projects'],
      success: id === null ? 'toasts:project.created' : 'toasts:project.updated',
      failure: id === null ? 'toasts:project.createFailed' : 'toasts:project.updateFailed',
      explains: ['lostAnswer'],
    },
  });
}

export const deleteProject = (id: number, proof?: ProofTime) =>
  removeRecord({
    write: () => send('delete', { id }),
    isGone: async () => (await fetchProject(id)) === null,
    proof,
  });

export function useDeleteProject() {
  return useMutation({
    mutationFn: (id: number) => deleteProject(id),
    meta: {
      writes: ['projects'],
      success: 'toasts:project.deleted',
      failure: 'toasts:project.deleteFailed',
    },
  });
}

/** Proves a new project that was being sent when its form was left. */
export const SENT_PROJECT = uniqueProbe(fetchProjects, holdsProject);
