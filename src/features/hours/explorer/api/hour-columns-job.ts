import { readInWorker, type Report } from '@/api/read-job';
import type { HourColumns } from '../model/hour-columns';
import { hourColumns } from './hour-columns-reader';

/** What the worker does: it reads the half hours of a long answer. */
export function createHourJob(report: Report<HourColumns>): (received: Blob) => Promise<void> {
  return (received) =>
    readInWorker(
      received,
      hourColumns,
      ({ memberOf, projectOf, taskOf, timeOf, halfHours }) => [
        memberOf,
        projectOf,
        taskOf,
        timeOf,
        halfHours,
      ],
      report,
    );
}
