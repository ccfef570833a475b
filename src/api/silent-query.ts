import type { QueryMeta } from '@tanstack/react-query';

/** Removes the toast of a failure, for a read ahead: the page that needs the answer reads it again. */
export function silent<Query extends { meta?: QueryMeta }>(query: Query): Query {
  const meta = { ...query.meta };
  delete meta.failure;
  return { ...query, meta };
}
