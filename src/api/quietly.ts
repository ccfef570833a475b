import type { QueryMeta } from '@tanstack/react-query';

/** For a read that no page waits for: where it fails nobody is told, and the page that shows it asks anew. */
export function quietly<Query extends { meta?: QueryMeta }>(query: Query): Query {
  const meta = { ...query.meta };
  delete meta.failure;
  return { ...query, meta };
}
