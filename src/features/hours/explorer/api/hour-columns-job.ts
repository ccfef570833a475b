import { createFetchJob, type TellFetched } from '@/api/fetch-job';
import type { HourColumns } from '../model/hour-columns';
import { startHourColumns } from './hour-columns-reader';

/** What the worker does: it reads the half hours of a long answer. */
export const createHourJob = (tell: TellFetched<HourColumns>) =>
  createFetchJob<null, HourColumns>(
    startHourColumns,
    ({ memberOf, projectOf, taskOf, timeOf, halfHours }) => [memberOf, projectOf, taskOf, timeOf, halfHours],
    tell,
  );
