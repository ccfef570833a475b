import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { slotQueries } from '@/features/work/api/slot-queries';
import type { RecordedSlots, StaffSlots } from '@/features/work/model/slot';
import { useWithOutbox } from '../../outbox/components/use-outbox-jobs';

export type LoadState = 'loading' | 'loaded' | 'failed';

type Combined = { recorded: RecordedSlots; states: LoadState[]; errors: (Error | null)[] };

function findLoadState({ data, isError }: UseQueryResult<StaffSlots>): LoadState {
  if (data) return 'loaded';
  return isError ? 'failed' : 'loading';
}

// Outside of the component, because a new function would build the map at each render.
function combine(results: UseQueryResult<StaffSlots>[]): Combined {
  return {
    recorded: new Map(results.flatMap(({ data }) => (data ? [[data.staffId, data]] : []))),
    states: results.map(findLoadState),
    errors: results.map(({ error }) => error),
  };
}

/** One query for each person, so that each loads, fails and is retried alone. */
export function useStaffSlots(staffIds: readonly number[]) {
  const queryClient = useQueryClient();
  const answers = useQueries({
    queries: staffIds.map((staffId) => slotQueries.ofStaff(staffId)),
    combine,
  });
  const latest = useMemo(() => ({ answers, ids: staffIds }), [answers, staffIds]);
  // Deferred, so that arriving records do not delay input into the form.
  const { ids, answers: shown } = useDeferredValue(latest);
  const { recorded: onServer, states, errors } = shown;
  const recorded = useWithOutbox(onServer);
  const getState = useCallback(
    (staffId: number): LoadState => states[ids.indexOf(staffId)] ?? 'loading',
    [states, ids],
  );
  return useMemo(
    () => ({
      recorded,
      getState,
      getError: (staffId: number) => errors[ids.indexOf(staffId)] ?? null,
      retry: (staffId: number) =>
        void queryClient.refetchQueries({ queryKey: slotQueries.ofStaff(staffId).queryKey }),
    }),
    [recorded, getState, errors, ids, queryClient],
  );
}
