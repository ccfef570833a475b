import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { noteUnreadable, unreadableIn } from './unreadable-rows';

/**
 * The answer of another query as a part of the one that `signal` belongs to: it is kept under its own key for whoever else asks for it.
 * The call ends with `signal` unless a screen shows its answer as well.
 */
export async function readShared<Data, Key extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
  signal: AbortSignal,
): Promise<Data> {
  const { queryKey } = query;
  const end = () => void client.cancelQueries({ queryKey, exact: true, type: 'inactive' });
  signal.throwIfAborted();
  signal.addEventListener('abort', end);
  try {
    const data = await client.query(query);
    const read = client.getQueryCache().find({ queryKey, exact: true });
    if (read) noteUnreadable(signal, unreadableIn(read));
    return data;
  } finally {
    signal.removeEventListener('abort', end);
  }
}
