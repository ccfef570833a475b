import { readInWorker, type Report } from '@/api/read-job';
import { personSlots, type PersonSlots } from './slot-reader';

/** What the worker does: it reads a long answer of `staff/get`. */
export function createSlotJob(report: Report<PersonSlots>): (received: Blob) => Promise<void> {
  return (received) =>
    readInWorker(
      received,
      personSlots,
      ({ days: { days, starts, minutes, projectIds, taskIds } }) => [
        days,
        starts,
        minutes,
        projectIds,
        taskIds,
      ],
      report,
    );
}
