import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import { recountInvalidRows } from '../invalid-rows';

/** The cached answer of a query; calls `read` where the query has none, or where a write has made it stale. */
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
