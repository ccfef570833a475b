import { createReadJob } from '@/api/read-job';
import { serve } from '@/api/worker';
import { personSlots } from './slot-reader';

export const createJob = createReadJob(
  personSlots,
  ({ days: { days, starts, minutes, projectIds, taskIds } }) => [days, starts, minutes, projectIds, taskIds],
);

serve(createJob);
