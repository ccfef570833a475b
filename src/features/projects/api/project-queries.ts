import { queryOptions } from '@tanstack/react-query';
import { request, requestRow } from '@/api/request';
import { rowList } from '@/api/wire-fields';
import { projectSchema, type Project } from '../fields';

const ALL = ['projects'] as const;
const PATH = 'reporting-system/project/get';

/** Reads every project from the server, past the cache. */
export function fetchProjects(signal?: AbortSignal): Promise<Project[]> {
  return request(rowList(projectSchema), { path: PATH, signal });
}

/** Reads one project from the server, past the cache; null if it does not exist. */
export const fetchProject = (id: number, signal?: AbortSignal): Promise<Project | null> =>
  requestRow(rowList(projectSchema), { path: PATH, body: { id }, signal });

export const projectQueries = {
  list: () =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) => fetchProjects(signal),
      meta: { reads: ['projects'], failure: 'toasts:fetch.projects', persists: true },
    }),
  /** The first values of the edit form: read from the server each time it opens. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...ALL, 'detail', id],
      queryFn: ({ signal }) => fetchProject(id, signal),
      gcTime: 0,
      meta: { reads: ['projects'], failure: 'toasts:fetch.projects' },
    }),
};
