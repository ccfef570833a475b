import type { QueryMeta } from '@tanstack/react-query';

/** A read whose failure shows no toast: it is read ahead, and the page that needs it reads it again. */
export function silent<Query extends { meta?: QueryMeta }>(query: Query): Query {
  const meta = { ...query.meta };
  delete meta.failure;
  return { ...query, meta };
}
