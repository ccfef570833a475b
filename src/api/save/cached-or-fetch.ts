import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import { recountInvalidRows } from '../invalid-rows';

/** Returns the cached answer of a query, or that of `read` where a write marked it stale. Shows no toast. */
export async function cachedOrFetch<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  read: () => Promise<Data>,
): Promise<Data> {
  const query = client.getQueryCache().find<Data>({ queryKey });
  if (query?.state.data === undefined || query.state.isInvalidated) return read();
  recountInvalidRows(query);
  return query.state.data;
}
