import * as z from 'zod/mini';
import { formatClock } from '@/i18n/format';
import { chosenId, requiredDate, requiredTime } from '@/i18n/form-rules';
import { formValues, shapeOf, type FormFields } from '@/i18n/record-fields';
import { monthOf, type CalendarDate } from '@/lib/calendar-date';
import { isTimeOfDay } from '@/lib/typed-time';
import type { Fine } from './api/fine-schema';

/** What people fill of a fine, as on the wire. A fine is never changed, and no file of fines is imported. Source: FIN-1, FIN-2. */
export const FINE_FIELDS = {
  staff: {
    label: 'fines:field.staff',
    isRequired: true,
    rule: chosenId(),
    empty: '',
    column: { leftOut: 'The first column has the name and the photo beside the way to the member.' },
  },
  date: {
    label: 'fines:field.date',
    isRequired: true,
    rule: requiredDate(),
    empty: '',
    column: { id: 'date', dateOf: ({ date }) => date },
  },
  /** `HH:MM:SS`. */
  time: {
    label: 'fines:field.time',
    isRequired: true,
    rule: requiredTime(),
    empty: '',
    column: { id: 'time', text: ({ time }) => formatClock(fineTime(time)) },
  },
} as const satisfies FormFields<Fine>;

export const fineFormSchema = z.object(shapeOf(FINE_FIELDS, 'rule'));

export type FineInput = z.input<typeof fineFormSchema>;

/** What `fines/create` takes. */
export type NewFine = z.output<typeof fineFormSchema>;

export const EMPTY_FINE: FineInput = formValues(FINE_FIELDS, null);

const LAST_PUNCTUAL_TIME = '08:30:00';

/** True for an arrival that is not late, for which the server knows no amount and fails. Source: C22. */
export function isPunctual(time: string): boolean {
  return isTimeOfDay(time) && time <= LAST_PUNCTUAL_TIME;
}

/** The minutes of which the first second still costs less than the others. */
const DECIDING_MINUTES = ['08:30', '09:00', '10:00'];

/** `HH:MM:SS` as it is shown: to the minute, with seconds where they decide the amount. */
export function fineTime(time: string): string {
  const minute = time.slice(0, 5);
  const isDecided = DECIDING_MINUTES.includes(minute) && Number(time.slice(6)) > 0;
  return isDecided ? time : minute;
}

type Stored = { id: number; staffId: number; date: CalendarDate; time: string };

/** The stored fines that say the same as `fine`, the oldest first. */
export function equalFines<Row extends Stored>(fine: NewFine, stored: readonly Row[]): Row[] {
  return stored
    .filter((row) => row.staffId === fine.staff && row.date === fine.date && row.time === fine.time)
    .toSorted((first, second) => first.id - second.id);
}

/**
 * How often more than `before` the list holds the fine.
 *
 * @throws where it cannot be among them: an old server lists no months before the last one.
 */
export function timesFineSaved(fine: NewFine, before: readonly Stored[], now: readonly Stored[]): number {
  const times = equalFines(fine, now).length - equalFines(fine, before).length;
  const isOlder = now.length > 0 && now.every((row) => monthOf(row.date) > monthOf(fine.date));
  if (times <= 0 && isOlder) throw new Error('The list begins after the month of the fine');
  return times;
}
