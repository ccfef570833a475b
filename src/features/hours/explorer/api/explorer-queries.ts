import { queryOptions } from '@tanstack/react-query';
import { readShared } from '@/api/read-shared';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import type { DateRange } from '../../model/date-range';
import type { StretchTotals } from '../model/explorer-source';

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
