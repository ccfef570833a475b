import { serve } from '@/api/worker';
import { invariant } from '@/lib/invariant';
import {
  groupHours,
  prepareHours,
  type GroupOrder,
  type HourSource,
  type PreparedHours,
} from '../model/grouping';

export type GroupingJob = ReturnType<typeof createJob>;

/** Receives half hours once, then groups them by any number of orders. */
export function createJob() {
  let prepared: PreparedHours | undefined;
  return {
    load: (source: HourSource): void => {
      prepared = prepareHours(source);
    },
    group: (order: GroupOrder) => {
      invariant(prepared, 'half hours came before the order');
      return groupHours(prepared, order);
    },
  };
}

serve(createJob);
