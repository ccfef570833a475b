import type { QueryMeta } from '@tanstack/react-query';

/**
 * Removes the toast of a failure, which the caller shows in place, or which the page that reads again will
 * show. Readers that share a query share its `meta`: that of the reader that rendered last applies to all.
 */
export function silent<Query extends { meta?: QueryMeta }>(query: Query): Query {
  const meta = { ...query.meta };
  delete meta.failure;
  return { ...query, meta };
}
