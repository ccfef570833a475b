import { createFetchJob } from '@/api/fetch-job';
import { serve } from '@/api/worker';
import { startHourColumns } from './hour-columns-reader';

/** Reads long answers of half hours off the main thread. */
export const createJob = createFetchJob(
  startHourColumns,
  ({ memberOf, projectOf, taskOf, timeOf, halfHours }) => [memberOf, projectOf, taskOf, timeOf, halfHours],
);

serve(createJob);
