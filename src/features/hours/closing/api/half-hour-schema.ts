import * as z from 'zod/mini';
import { decodeBeside } from '@/api/decode-beside';
import { skipRows } from '@/api/unreadable-rows';
import { mapped } from '@/lib/schema-parts';
import type { HalfHourCounts } from '../model/month-hours';
import type { CountReport } from './half-hour-job';
import { countHalfHours, type CountedMonth } from './half-hour-reader';

/** A long answer that was counted beside the page. */
class CountedRows {
  constructor(
    readonly counts: HalfHourCounts,
    readonly unreadable: number,
  ) {}
}

/** An answer of half hours, of which many may come, in the form that `halfHoursSchema` checks. */
export function decodeHalfHours(month: CountedMonth) {
  return (received: unknown, ending: AbortSignal) =>
    decodeBeside<CountReport>(received, ending, {
      start: () => new Worker(new URL('./half-hour-worker.ts', import.meta.url), { type: 'module' }),
      message: (blob) => ({ received: blob, month }),
      toAnswer: (report) =>
        report.kind === 'counts' ? new CountedRows(report.counts, report.unreadable) : report.answer,
    });
}

/** `project-hour/get` by the days of a month, or with null `getAllHour`, as half hours of each person. */
export function halfHoursSchema(month: CountedMonth) {
  return mapped(
    z.custom<unknown[] | CountedRows>((answer) => answer instanceof CountedRows || Array.isArray(answer)),
    (answer) => {
      if (!(answer instanceof CountedRows)) return countHalfHours(answer, month);
      skipRows(answer.unreadable);
      return answer.counts;
    },
  );
}
