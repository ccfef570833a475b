import { createFetchJob } from '@/api/fetch-job';
import { serve } from '@/api/worker';
import { startHourColumns } from './hour-columns-reader';

export const createJob = createFetchJob(
  startHourColumns,
  ({ memberOf, projectOf, taskOf, timeOf, halfHours }) => [memberOf, projectOf, taskOf, timeOf, halfHours],
);

serve(createJob);
