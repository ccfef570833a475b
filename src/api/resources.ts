import type { QueryClient } from '@tanstack/react-query';

/** A kind of record. A mutation makes the queries stale whose `reads` contain one of its `writes`. */
export type Resource =
  | 'fines'
  | 'leave'
  /** Lists of the skill sheets, e.g. tech stacks and levels. */
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

/** Resolves when the queries on screen have been read again. */
export function invalidateResources(queryClient: QueryClient, written: readonly Resource[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.reads.some((resource) => written.includes(resource)) ?? false,
  });
}
