import { localValues } from '@/lib/stored-values';
import { parseJobs, formatJobs } from '../model/outbox-text';
import type { SlotJobs } from '../model/outbox-jobs';

const PREFIX = 'slot-queue:';
const NONE: SlotJobs = [];

const keyOf = (ownerId: number) => `${PREFIX}${ownerId}`;

const listeners = new Set<() => void>();
const publish = () => listeners.forEach((listener) => listener());

// Another tab queued or sent something.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) publish();
});

let known: { key: string; text: string | null; jobs: SlotJobs } = { key: '', text: null, jobs: NONE };

/** The half hours that wait for a connection, stored in the browser: one list for each signed-in staff, shared by tabs. */
export const outbox = {
  /** The same array until something changes. */
  jobs(ownerId: number): SlotJobs {
    const key = keyOf(ownerId);
    const text = localValues.read(key);
    if (known.key !== key || known.text !== text) {
      known = { key, text, jobs: text === null ? NONE : parseJobs(text) };
    }
    return known.jobs;
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Changes the list as it now stands in the browser. False where the browser does not keep it. */
  change(ownerId: number, step: (jobs: SlotJobs) => SlotJobs): boolean {
    const jobs = step(outbox.jobs(ownerId));
    if (jobs.length === 0) localValues.remove(keyOf(ownerId));
    else if (!localValues.tryWrite(keyOf(ownerId), formatJobs(jobs))) return false;
    publish();
    return true;
  },

  wipe: (ownerId: number): boolean => outbox.change(ownerId, () => NONE),
};
