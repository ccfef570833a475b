import { createFetchJob } from '@/api/fetch-job';
import { serve } from '@/api/worker';
import { startHourColumns } from './hour-columns-reader';

/** Reads the half hours of a long answer. */
export const createJob = createFetchJob(
  startHourColumns,
  ({ memberOf, projectOf, taskOf, timeOf, halfHours }) => [memberOf, projectOf, taskOf, timeOf, halfHours],
);

serve(createJob);
