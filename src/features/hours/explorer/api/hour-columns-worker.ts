import type { FetchOrder } from '@/api/fetch-job';
import { createHourJob } from './hour-columns-job';

const take = createHourJob((report, transfer) => self.postMessage(report, { transfer }));

self.onmessage = ({ data }: MessageEvent<FetchOrder<null>>) => void take(data);
