import { createHourJob } from './hour-columns-job';

const take = createHourJob((report, transfer) => self.postMessage(report, { transfer }));

self.onmessage = ({ data }: MessageEvent<Blob>) => void take(data);
