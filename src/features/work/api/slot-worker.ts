import { createReadJob } from '@/api/read-job';
import { serve } from '@/api/worker';
import { personSlots } from './slot-reader';

/** Reads a long answer of `staff/get` off the main thread. */
export const createJob = createReadJob(
  personSlots,
  ({ days: { days, starts, minutes, projectIds, taskIds } }) => [days, starts, minutes, projectIds, taskIds],
);

serve(createJob);
