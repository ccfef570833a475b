import type { QueryClient } from '@tanstack/react-query';

/**
 * What the server keeps. A query names all that its answer is made of (`meta.reads`), names and joins as well; a mutation
 * names what it changes (`meta.writes`), and what shares a resource with it becomes stale, whatever feature it is of.
 */
export type Resource =
  | 'fines'
  | 'leave'
  /** Lists of which skill sheets are made. */
  | 'lookups'
  | 'overtime'
  | 'projects'
  /** Who is signed in. */
  | 'session'
  | 'settings'
  | 'skills'
  | 'slots'
  /** Members, their place and their photo. */
  | 'staff'
  | 'tasks';

/** Makes stale what was read of these; what is shown is read again. Comes when that has been answered. */
export function invalidateResources(queryClient: QueryClient, written: readonly Resource[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.reads.some((resource) => written.includes(resource)) ?? false,
  });
}
