import { useMutation } from '@tanstack/react-query';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import { verifiedUnique } from '@/api/verified-create';
import { verifiedUpdate } from '@/api/verified-update';
import { verifiedWrite, type ProofTime } from '@/api/verified-write';
import { UnfinishedWrite } from '@/api/write-outcomes';
import { differingFields, type Fields } from '@/lib/three-way-merge';
import { holdsProject, projectFormValues, type ProjectFormValues } from '../fields';
import { fetchProject, fetchProjects, projectQueries } from './project-queries';
import type { SentFinder } from '@/session/sent-input';
import type { Project } from '../fields';

const send = (act: 'create' | 'update' | 'delete', body: object) =>
  request(ignoredAnswer, { path: `reporting-system/project/${act}`, body, timeout: WRITE_TIMEOUT_MS });

/** Registers a project, whose code none of `known` has. Resolves to what the server did not keep of it. */
export async function createProject(
  values: ProjectFormValues,
  known: readonly Project[] | undefined,
  proof?: ProofTime,
): Promise<UnfinishedWrite | undefined> {
  const made = await verifiedUnique({
    key: `project/create ${JSON.stringify(values)}`,
    write: () => send('create', values),
    known,
    readNow: fetchProjects,
    hasKey: (project) => project.cd === values.cd,
    isEqual: (project) => holdsProject(project, values),
    proof,
  });
  const fields = made ? differingFields(values, projectFormValues(made)) : [];
  return fields.length > 0 ? new UnfinishedWrite('partlyKept', { fields }) : undefined;
}

function useCreateProject() {
  return useMutation({
    mutationFn: (values: ProjectFormValues, { client }) =>
      createProject(values, client.getQueryData(projectQueries.list().queryKey)),
    meta: {
      writes: ['projects'],
      success: 'toasts:project.created',
      failure: 'toasts:project.createFailed',
      explains: ['lostAnswer'],
    },
  });
}

/** Changes a project, of which the form knows `base`, on top of what others saved. */
export function updateProject(
  id: number | null,
  base: Fields,
  values: ProjectFormValues,
): Promise<UnfinishedWrite | undefined> {
  return verifiedUpdate({
    base,
    mine: values,
    read: async () => (id === null ? null : fetchProject(id)),
    fieldsOf: projectFormValues,
    write: (merged) => send('update', { id, ...merged }),
  });
}

function useUpdateProject(id: number | null, base: Fields) {
  return useMutation({
    mutationFn: (values: ProjectFormValues) => updateProject(id, base, values),
    meta: {
      writes: ['projects'],
      success: 'toasts:project.updated',
      failure: 'toasts:project.updateFailed',
      explains: ['lostAnswer'],
    },
  });
}

/** Registers a project, or changes the one with `id`, of which the form knows `base`. Source: PJ-3. */
export function useSaveProject(id: number | null, base: Fields) {
  const create = useCreateProject();
  const update = useUpdateProject(id, base);
  return id === null ? create : update;
}

export function deleteProject(id: number, proof?: ProofTime): Promise<unknown> {
  return verifiedWrite({
    write: () => send('delete', { id }),
    wasSaved: async () => (await fetchProject(id)) === null,
    proof,
  });
}

/** Takes a project out of all lists and reports. */
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

/** Looks for a new project whose form was left while it was being sent; no second one has its code. */
export const SENT_PROJECT: SentFinder<ProjectFormValues> = {
  countShown: () => 0,
  countNow: async (values) => (await fetchProjects()).filter((stored) => holdsProject(stored, values)).length,
};
