import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import { skipShownRows } from './unreadable-rows';

/** What is shown, unless a write made it stale since; else it is read again, without a toast of its own. */
export async function shownOrRead<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  read: () => Promise<Data>,
): Promise<Data> {
  const query = client.getQueryCache().find<Data>({ queryKey });
  if (query?.state.data === undefined || query.state.isInvalidated) return read();
  skipShownRows(query);
  return query.state.data;
}
