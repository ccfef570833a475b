import { serve } from '@/api/worker';
import { invariant } from '@/lib/invariant';
import { groupHours, heldHours, type GroupOrder, type HeldHours, type HourSource } from '../model/grouping';

export type GroupingJob = ReturnType<typeof createJob>;

/** Gets half hours once, and groups them again and again. */
export function createJob() {
  let held: HeldHours | undefined;
  return {
    hold: (source: HourSource) => void (held = heldHours(source)),
    group: (order: GroupOrder) => {
      invariant(held, 'half hours came before the order');
      return groupHours(held, order);
    },
  };
}

serve(createJob);
