import * as z from 'zod/mini';
import { rowList, wire, wireNames } from '@/api/wire-fields';
import { formatClock } from '@/i18n/format';
import { chosenId, requiredDate, requiredTime } from '@/i18n/form-rules';
import { formValues, pickShape, type FormFields } from '@/i18n/record-fields';
import type { CalendarDate } from '@/lib/calendar-date';
import { isFields } from '@/lib/is-fields';
import type { Names } from '@/lib/named';
import { mapped, orNull } from '@/lib/schema-parts';
import { FINE_STATUS, type FineStatus } from './model/fine-status';
import { fineTime } from './model/fine-time';

export type Fine = {
  id: number;
  staffId: number;
  date: CalendarDate;
  /** `HH:MM:SS`, or another text of the server. */
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

/** The fields that are entered, by their names on the wire. Source: FIN-1, FIN-2. */
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
    return { ...fine, staffId, status: status ? FINE_STATUS.complete : FINE_STATUS.pending, member: names };
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
