import { createGroupJob, type GroupMessage } from './grouping-job';

const take = createGroupJob((answer) => self.postMessage(answer));

self.onmessage = ({ data }: MessageEvent<GroupMessage>) => take(data);
