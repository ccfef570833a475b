import type { QueryClient } from '@tanstack/react-query';

/**
 * The kinds of records on the server. A query lists those of its answer (`meta.reads`), joined ones included; a mutation
 * lists those it changes (`meta.writes`), and makes every query stale that shares one with it, in any feature.
 */
export type Resource =
  | 'fines'
  | 'leave'
  /** Tech stacks, levels and other lists of the skill sheets. */
  | 'lookups'
  | 'overtime'
  | 'projects'
  /** The signed-in member. */
  | 'session'
  | 'settings'
  | 'skills'
  | 'slots'
  /** Members with their location and photo. */
  | 'staff'
  | 'tasks';

/** Invalidates all queries of these resources. Resolves when those on screen have been read again. */
export function invalidateResources(queryClient: QueryClient, written: readonly Resource[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.reads.some((resource) => written.includes(resource)) ?? false,
  });
}
