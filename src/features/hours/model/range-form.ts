import * as z from 'zod/mini';
import { checkedDate, choice, dateProblem, reportTo, type ReportProblem } from '@/i18n/form-checks';
import { message } from '@/i18n/message';
import { isCalendarDate } from '@/lib/calendar-date';
import { mapped } from '@/lib/schema-parts';
import type { DateRange } from './date-range';

type RangeFields = { start: string; end: string };
type RangeReport = ReportProblem<keyof RangeFields>;

export function checkDay(values: RangeFields, field: keyof RangeFields, report: RangeReport): void {
  const problem = dateProblem(values[field]);
  if (problem) report(field, problem);
}

function checkOrder({ start, end }: RangeFields, report: RangeReport): void {
  if (!isCalendarDate(start) || !isCalendarDate(end) || start <= end) return;
  report('start', message('validation:beforeOrEqual'));
  report('end', message('validation:afterOrEqual'));
}

/** For zod's `check`: start and end are required and in order. */
export function checkRange(payload: z.core.ParsePayload<RangeFields>): void {
  const report: RangeReport = reportTo(payload);
  checkDay(payload.value, 'start', report);
  checkDay(payload.value, 'end', report);
  checkOrder(payload.value, report);
}

/** Source: HR-1, HR-2. */
export const rangeFormSchema = mapped(
  z.object({ start: z.string(), end: z.string() }).check(checkRange),
  ({ start, end }): DateRange => ({ start: checkedDate(start), end: checkedDate(end) }),
);

export type RangeInput = z.input<typeof rangeFormSchema>;

/** `member` is `''` for everybody. */
export const memberRangeFormSchema = z
  .object({ start: z.string(), end: z.string(), member: choice() })
  .check(checkRange);
