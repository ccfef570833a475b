import {
  queryOptions,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { getQueryInvalidRows, recordInvalidRows } from '@/api/invalid-rows';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import type { DateRange } from '../../model/date-range';
import type { StretchTotals } from '../model/explorer-source';

/** Reads a query that screens share: when `signal` aborts, it is cancelled unless a screen shows it. */
async function readShared<Data, Key extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
  signal: AbortSignal,
): Promise<Data> {
  const { queryKey } = query;
  const cancel = () => void client.cancelQueries({ queryKey, exact: true, type: 'inactive' });
  signal.throwIfAborted();
  signal.addEventListener('abort', cancel);
  try {
    const data = await client.query(query);
    const read = client.getQueryCache().find({ queryKey, exact: true });
    if (read) recordInvalidRows(signal, getQueryInvalidRows(read));
    return data;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

export const explorerQueries = {
  /** Without a toast: the explorer shows a failure itself. */
  totals: (stretches: readonly DateRange[]) =>
    queryOptions({
      queryKey: ['hours', 'explorer', 'totals', stretches],
      queryFn: async ({ client, signal }) => {
        const totals: StretchTotals[] = [];
        // Sequential, because each answer may be large.
        for (const range of stretches) {
          const people = await readShared(client, teamHoursQueries.byMember(range), signal);
          totals.push({ range, people });
        }
        return totals;
      },
      // Structural sharing would compare thousands of people.
      structuralSharing: false,
      meta: { reads: ['slots', 'staff'] },
    }),
};
