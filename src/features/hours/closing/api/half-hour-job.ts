import { createFetchJob, type TellFetched } from '@/api/fetch-job';
import type { HalfHourCounts } from '../model/month-hours';
import { startCounting } from './half-hour-reader';

/** What the worker does: it counts the half hours of a long answer. */
export const createCountJob = (tell: TellFetched<HalfHourCounts>) =>
  createFetchJob(startCounting, ({ counts }) => [counts], tell);
