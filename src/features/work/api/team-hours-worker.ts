import { createFetchJob } from '@/api/fetch-job';
import { serve } from '@/api/worker';
import { startTeamHours } from './team-hours-reader';

/** Sums the half hours of a long answer off the main thread. */
export const createJob = createFetchJob(startTeamHours, () => []);

serve(createJob);
