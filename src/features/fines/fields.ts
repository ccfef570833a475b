import * as z from 'zod/mini';
import { rowList, wire, wireNames } from '@/api/wire-fields';
import { formatClock } from '@/i18n/format';
import { chosenId, requiredDate, requiredTime } from '@/i18n/form-rules';
import { formValues, pickShape, type FormFields } from '@/i18n/record-fields';
import { toMonth, type CalendarDate } from '@/lib/calendar-date';
import { isFields } from '@/lib/is-fields';
import type { Names } from '@/lib/named';
import { mapped, orNull } from '@/lib/schema-parts';
import { isTimeOfDay } from '@/lib/typed-time';

/** 0 is pending, 1 complete. */
export type FineStatus = 0 | 1;

export type Fine = {
  id: number;
  staffId: number;
  date: CalendarDate;
  /** `HH:MM:SS`. */
  time: string;
  /** Whole Ks; null if the server does not send it. */
  amount: number | null;
  status: FineStatus;
  member: Names & { staff_image_url: string | null };
};

const memberSchema = z.object({
  id: wire.optionalId,
  ...wireNames,
  staff_image_url: wire.optionalText,
});

/** The fields of a fine, as on the wire. Fines are never changed or imported. Source: FIN-1, FIN-2. */
export const FINE_FIELDS = {
  staff: {
    label: 'fines:field.staff',
    isRequired: true,
    /** The server sends the whole person and takes the id. */
    wire: orNull(memberSchema),
    rule: chosenId(),
    empty: '',
    column: { leftOut: 'The first column has the photo and the name, which links to the member.' },
  },
  date: {
    label: 'fines:field.date',
    isRequired: true,
    wire: wire.neededDate,
    rule: requiredDate(),
    empty: '',
    column: { id: 'date', getDate: ({ date }) => date },
  },
  time: {
    label: 'fines:field.time',
    isRequired: true,
    wire: wire.text,
    rule: requiredTime(),
    empty: '',
    column: { id: 'time', text: ({ time }) => formatClock(fineTime(time)) },
  },
} as const satisfies FormFields<Fine>;

const NO_MEMBER = { id: null, eng_name: '', jp_name: '', staff_image_url: null };

/** A fine on the wire. Its `count` is ignored, because it follows the order of entry. */
const fineSchema = mapped(
  z.object({
    id: wire.id,
    staff_id: wire.optionalId,
    ...pickShape(FINE_FIELDS, 'wire'),
    amount: mapped(wire.figure, (ks) => (ks === null ? null : Math.round(ks))),
    status: wire.flag,
  }),
  ({ staff_id, staff, status, ...fine }, { issues }): Fine => {
    const { id, ...names } = staff ?? NO_MEMBER;
    const staffId = staff_id ?? id;
    if (staffId === null) {
      issues.push({ code: 'custom', path: ['staff_id'], message: 'A fine without a person', input: fine });
      return z.NEVER;
    }
    return { ...fine, staffId, status: status ? 1 : 0, member: names };
  },
);

/** Accepts `{"data": []}` and, from some versions, the bare list. Source: C15. */
export const fineListSchema = z.pipe(
  z.transform((answer: unknown) => (isFields(answer) && 'data' in answer ? answer.data : answer)),
  rowList(fineSchema),
);

export const fineFormSchema = z.object(pickShape(FINE_FIELDS, 'rule'));

export type FineInput = z.input<typeof fineFormSchema>;

export type NewFine = z.output<typeof fineFormSchema>;

export const EMPTY_FINE: FineInput = formValues(FINE_FIELDS, null);

const LAST_PUNCTUAL_TIME = '08:30:00';

/** True for a punctual arrival, for which the server has no amount and fails. Source: C22. */
export function isPunctual(time: string): boolean {
  return isTimeOfDay(time) && time <= LAST_PUNCTUAL_TIME;
}

/** The minutes whose first second costs less than the rest. */
const DECIDING_MINUTES = ['08:30', '09:00', '10:00'];

/** Shortens `HH:MM:SS` to the minute; keeps the seconds where they decide the amount. */
export function fineTime(time: string): string {
  const minute = time.slice(0, 5);
  const areSecondsDecisive = DECIDING_MINUTES.includes(minute) && Number(time.slice(6)) > 0;
  return areSecondsDecisive ? time : minute;
}

type StoredFine = { id: number; staffId: number; date: CalendarDate; time: string };

/** Returns the stored fines that equal `fine`, the oldest first. */
export function equalFines<Row extends StoredFine>(fine: NewFine, stored: readonly Row[]): Row[] {
  return stored
    .filter((row) => row.staffId === fine.staff && row.date === fine.date && row.time === fine.time)
    .toSorted((first, second) => first.id - second.id);
}

/**
 * Returns how many times the fine was added since `before`.
 *
 * @throws if the list cannot contain it: an old server lists no months before the last one.
 */
export function timesFineSaved(
  fine: NewFine,
  before: readonly StoredFine[],
  now: readonly StoredFine[],
): number {
  const times = equalFines(fine, now).length - equalFines(fine, before).length;
  const isOlder = now.length > 0 && now.every((row) => toMonth(row.date) > toMonth(fine.date));
  if (times <= 0 && isOlder) throw new Error('The list begins after the month of the fine');
  return times;
}
