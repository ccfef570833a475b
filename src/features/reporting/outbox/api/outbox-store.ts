import { createStore } from '@/lib/create-store';
import { storedRecords } from '@/lib/stored-records';
import { formatJobs, parseJobs } from '../model/outbox-text';
import type { SlotJobs } from '../model/outbox-jobs';

const NONE: SlotJobs = [];

const records = storedRecords('slot-queue:', { parse: parseJobs, format: formatJobs });

/** The jobs stand in the browser; this only tells that there are others. */
const changes = createStore(0);
const publish = () => changes.set(changes.get() + 1);

// Another tab queued or sent something.
records.followOtherTabs(publish);

/** The half hours that wait for a connection, stored in the browser: one list for each signed-in staff, shared by tabs. */
export const outbox = {
  /** The same array until something changes. */
  jobs: (ownerId: number): SlotJobs => records.read(ownerId) ?? NONE,

  subscribe: changes.subscribe,

  /** Changes the list as it now stands in the browser. False where the browser does not keep it. */
  change(ownerId: number, step: (jobs: SlotJobs) => SlotJobs): boolean {
    const jobs = step(outbox.jobs(ownerId));
    if (jobs.length === 0) records.remove(ownerId);
    else if (!records.tryWrite(jobs, ownerId)) return false;
    publish();
    return true;
  },

  wipe: (ownerId: number): boolean => outbox.change(ownerId, () => NONE),
};
