import { queryOptions } from '@tanstack/react-query';
import { fetchMembersWithProjects } from '@/features/members/api/member-queries';
import { fetchProjects } from '@/features/projects/api/project-queries';
import type { ImportKind } from '../model/import-field';
import type { KnownRecord } from '../model/kind-rules';

export const readKnown = (kind: ImportKind, signal?: AbortSignal): Promise<KnownRecord[]> =>
  kind === 'members' ? fetchMembersWithProjects(signal) : fetchProjects(signal);

/** The records that the rows of a file are compared with: read when a file is opened, and not cached. */
export const importQueries = {
  members: () =>
    queryOptions({
      queryKey: ['importing', 'members'],
      queryFn: ({ signal }) => readKnown('members', signal),
      staleTime: 0,
      gcTime: 0,
      meta: { reads: ['staff', 'projects'], failure: 'toasts:fetch.members' },
    }),
  projects: () =>
    queryOptions({
      queryKey: ['importing', 'projects'],
      queryFn: ({ signal }) => readKnown('projects', signal),
      staleTime: 0,
      gcTime: 0,
      meta: { reads: ['projects'], failure: 'toasts:fetch.projects' },
    }),
};
