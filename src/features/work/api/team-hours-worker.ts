import type { FetchOrder } from '@/api/fetch-job';
import { createTeamHoursJob } from './team-hours-job';

const take = createTeamHoursJob((report, transfer) => self.postMessage(report, { transfer }));

self.onmessage = ({ data }: MessageEvent<FetchOrder<null>>) => void take(data);
