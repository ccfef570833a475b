import {
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import type { DateRange } from '../../model/date-range';
import type { StretchTotals } from '../model/explorer-source';
import { recordInvalidRows, invalidRowsIn } from '../../../../api/invalid-rows';

/**
 * The answer of another query as a part of the one that `signal` belongs to: it is kept under its own key for whoever else asks for it.
 * The call ends with `signal` unless a screen shows its answer as well.
 */
async function readShared<Data, Key extends QueryKey>(
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
    if (read) recordInvalidRows(signal, invalidRowsIn(read));
    return data;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

export const explorerQueries = {
  /** All that each person recorded in each of these stretches of days. The explorer says itself where it cannot be had. */
  totals: (stretches: readonly DateRange[]) =>
    queryOptions({
      queryKey: ['hours', 'explorer', 'totals', stretches],
      queryFn: async ({ client, signal }) => {
        const totals: StretchTotals[] = [];
        // One after the other, as each may be large.
        for (const range of stretches) {
          const people = await readShared(client, teamHoursQueries.byMember(range), signal);
          totals.push({ range, people });
        }
        return totals;
      },
      structuralSharing: false,
      meta: { reads: ['slots', 'staff'] },
    }),
};
