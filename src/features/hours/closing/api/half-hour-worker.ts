import { createCountJob, type CountOrder } from './half-hour-job';

const take = createCountJob((report, transfer) => self.postMessage(report, { transfer }));

self.onmessage = ({ data }: MessageEvent<CountOrder>) => void take(data);
