import { readInWorker, type Report } from '@/api/read-job';
import type { HalfHourCounts } from '../model/month-hours';
import { countsOf, type CountedMonth } from './half-hour-reader';

/** What the page asks of the worker. */
export type CountOrder = { received: Blob; month: CountedMonth };

/** What the worker does: it counts the half hours of a long answer. */
export function createCountJob(report: Report<HalfHourCounts>): (order: CountOrder) => Promise<void> {
  return ({ received, month }) => readInWorker(received, countsOf(month), ({ counts }) => [counts], report);
}
