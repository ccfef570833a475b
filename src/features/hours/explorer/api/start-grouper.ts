import type { GroupOrder, HourSource } from '../model/grouping';
import { createGroupJob, type GroupAnswer, type GroupMessage } from './grouping-job';

export type Grouper = { group: (order: GroupOrder) => void; end: () => void };

/** Groups the half hours of a source beside the page; in the page where no worker can be had. */
export function startGrouper(source: HourSource, onGrouped: (answer: GroupAnswer) => void): Grouper {
  const worker = new Worker(new URL('./grouping-worker.ts', import.meta.url), { type: 'module' });
  let say = (message: GroupMessage) => worker.postMessage(message);
  let last: GroupOrder | undefined;
  worker.onmessage = ({ data }: MessageEvent<GroupAnswer>) => onGrouped(data);
  // The worker of a release that is gone cannot be loaded any more.
  worker.onerror = () => {
    worker.terminate();
    say = createGroupJob(onGrouped);
    say({ source });
    if (last) say({ order: last });
  };
  say({ source });
  return {
    group: (order) => {
      last = order;
      say({ order });
    },
    end: () => worker.terminate(),
  };
}
