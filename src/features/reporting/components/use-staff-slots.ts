import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { slotQueries } from '../api/slot-queries';
import type { StaffSlots } from '../model/slot';
import { withWaiting } from '../model/waiting-slots';
import type { RecordedSlots } from '../model/write-summary';
import { useSlotJobs, useWithWaiting } from './use-slot-jobs';

export type LoadState = 'loading' | 'loaded' | 'failed';

type Combined = { recorded: RecordedSlots; states: LoadState[]; errors: (Error | null)[] };

// Outside of the component, so that the map is built again only when an answer arrives.
function combine(results: UseQueryResult<StaffSlots>[]): Combined {
  return {
    recorded: new Map(results.flatMap(({ data }) => (data ? [[data.staffId, data]] : []))),
    states: results.map(({ data, isError }) => (data ? 'loaded' : isError ? 'failed' : 'loading')),
    errors: results.map(({ error }) => error),
  };
}

/** What the selected people recorded, with what waits for a connection: one query for each, so that each one loads, fails and is tried again alone. */
export function useStaffSlots(staffIds: readonly number[]) {
  const queryClient = useQueryClient();
  const {
    recorded: sent,
    states,
    errors,
  } = useQueries({
    queries: staffIds.map((staffId) => slotQueries.ofStaff(staffId)),
    combine,
  });
  const recorded = useWithWaiting(sent);
  const stateOf = useCallback(
    (staffId: number): LoadState => states[staffIds.indexOf(staffId)] ?? 'loading',
    [states, staffIds],
  );
  return useMemo(
    () => ({
      recorded,
      stateOf,
      errorOf: (staffId: number) => errors[staffIds.indexOf(staffId)] ?? null,
      retry: (staffId: number) =>
        void queryClient.refetchQueries({ queryKey: slotQueries.ofStaff(staffId).queryKey }),
    }),
    [recorded, stateOf, errors, staffIds, queryClient],
  );
}

/** Reads the slots of people who are not known yet; who cannot be read is left out. */
export function useKnownSlots(): (staffIds: readonly number[]) => Promise<RecordedSlots> {
  const queryClient = useQueryClient();
  const jobs = useSlotJobs();
  return async (staffIds) => {
    const answers = await Promise.allSettled(
      staffIds.map((staffId) => queryClient.query({ ...slotQueries.ofStaff(staffId), staleTime: 'static' })),
    );
    const known = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [[answer.value.staffId, answer.value] as const] : [],
    );
    return withWaiting(new Map(known), jobs);
  };
}
