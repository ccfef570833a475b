import { createSlotJob } from './slot-job';

const take = createSlotJob((report, transfer) => self.postMessage(report, { transfer }));

self.onmessage = ({ data }: MessageEvent<Blob>) => void take(data);
