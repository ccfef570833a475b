import { queryOptions } from '@tanstack/react-query';
import { fetchMembersWithProjects } from '@/features/members/api/member-queries';
import { fetchProjects } from '@/features/projects/api/project-queries';
import type { ImportKind } from '../model/import-field';
import type { StoredRecord } from '../model/kind-rules';

export const readRecords = (kind: ImportKind, signal?: AbortSignal): Promise<StoredRecord[]> =>
  kind === 'members' ? fetchMembersWithProjects(signal) : fetchProjects(signal);

/** The records that the rows of a file are compared with: read when a file is opened, and not cached. */
export const importQueries = {
  members: () =>
    queryOptions({
      queryKey: ['importing', 'members'],
      queryFn: ({ signal }) => readRecords('members', signal),
      staleTime: 0,
      gcTime: 0,
      meta: { reads: ['staff', 'projects'], failure: 'toasts:fetch.members' },
    }),
  projects: () =>
    queryOptions({
      queryKey: ['importing', 'projects'],
      queryFn: ({ signal }) => readRecords('projects', signal),
      staleTime: 0,
      gcTime: 0,
      meta: { reads: ['projects'], failure: 'toasts:fetch.projects' },
    }),
};
