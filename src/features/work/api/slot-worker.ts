import { createReadJob } from '@/api/read-job';
import { serve } from '@/api/worker';
import { personSlotsReading } from './slot-reader';

export const createJob = createReadJob(
  personSlotsReading,
  ({ days: { days, starts, minutes, projectIds, taskIds } }) => [days, starts, minutes, projectIds, taskIds],
);

serve(createJob);
