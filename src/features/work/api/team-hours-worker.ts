import { createFetchJob } from '@/api/fetch-job';
import { serve } from '@/api/worker';
import { startTeamHours } from './team-hours-reader';

export const createJob = createFetchJob(startTeamHours, () => []);

serve(createJob);
