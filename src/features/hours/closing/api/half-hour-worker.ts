import type { FetchOrder } from '@/api/fetch-job';
import { createCountJob } from './half-hour-job';
import type { CountedMonth } from './half-hour-reader';

const take = createCountJob((report, transfer) => self.postMessage(report, { transfer }));

self.onmessage = ({ data }: MessageEvent<FetchOrder<CountedMonth>>) => void take(data);
