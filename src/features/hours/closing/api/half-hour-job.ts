import { readJson } from '@/api/read-json';
import { countSkipped } from '@/api/unreadable-rows';
import type { HalfHourCounts } from '../model/month-hours';
import { countHalfHours, type CountedMonth } from './half-hour-reader';

/** What the page asks of the worker. */
export type CountOrder = { received: Blob; month: CountedMonth };

/** What the worker says to the page. */
export type CountReport =
  | { kind: 'counts'; counts: HalfHourCounts; unreadable: number }
  /** What is no list, e.g. a failure in JSON; undefined where it is no JSON. */
  | { kind: 'other'; answer: unknown };

type Report = (report: CountReport, transfer: Transferable[]) => void;

/** What the worker does: it counts the half hours of a long answer. */
export function createCountJob(report: Report): (order: CountOrder) => Promise<void> {
  return async ({ received, month }) => {
    const answer = await readJson(received);
    if (!Array.isArray(answer)) return report({ kind: 'other', answer }, []);
    const { result: counts, unreadable } = countSkipped(() => countHalfHours(answer, month));
    report({ kind: 'counts', counts, unreadable }, [counts.counts.buffer]);
  };
}
