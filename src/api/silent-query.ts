import type { QueryMeta } from '@tanstack/react-query';

/**
 * Removes the toast of a failure: the caller shows it in place, or reads ahead for a page that will read again. A query has one
 * `meta`, that of the reader that rendered last, so while it is shared with a reader that wants the toast either may win.
 */
export function silent<Query extends { meta?: QueryMeta }>(query: Query): Query {
  const meta = { ...query.meta };
  delete meta.failure;
  return { ...query, meta };
}
