import { serve } from '@/api/worker';
import { invariant } from '@/lib/invariant';
import type { HourColumns } from '../model/hour-columns';
import { groupHours, hoursOf, type GroupOrder, type HourSource } from '../model/grouping';

export type GroupingJob = ReturnType<typeof createJob>;

/** Gets half hours once, and groups them again and again. */
export function createJob() {
  let hours: HourColumns | undefined;
  return {
    hold: (source: HourSource) => void (hours = hoursOf(source)),
    group: (order: GroupOrder) => {
      invariant(hours, 'half hours came before the order');
      return groupHours(hours, order);
    },
  };
}

serve(createJob);
