import type { QueryMeta } from '@tanstack/react-query';

/** Removes the toast of a failure. Where readers share a query, the last to render decides for all. */
export function silent<Query extends { meta?: QueryMeta }>(query: Query): Query {
  const meta = { ...query.meta };
  delete meta.failure;
  return { ...query, meta };
}
