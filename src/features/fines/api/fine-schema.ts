import type { Names } from '@/lib/named';
import * as z from 'zod/mini';
import { mapped, orNull } from '@/lib/schema-parts';
import { rowsOf, wire, wireNames } from '@/api/wire-fields';
import { isFields } from '@/lib/is-fields';
import type { CalendarDate } from '@/lib/calendar-date';

/** 0 is pending, 1 complete. */
export type FineStatus = 0 | 1;

export type Fine = {
  id: number;
  staffId: number;
  date: CalendarDate;
  /** `HH:MM:SS`. */
  time: string;
  /** Whole Ks; null where the server does not tell. */
  amount: number | null;
  status: FineStatus;
  member: Names & { staff_image_url: string | null };
};

const member = z.object({
  id: wire.optionalId,
  ...wireNames,
  staff_image_url: wire.optionalText,
});

const NOBODY = { id: null, eng_name: '', jp_name: '', staff_image_url: null };

/** A fine as the server gives it, in our own words. The server's `count` is left out: it follows the order of entry. */
const fineSchema = mapped(
  z.object({
    id: wire.id,
    staff_id: wire.optionalId,
    date: wire.neededDate,
    time: wire.text,
    amount: mapped(wire.figure, (ks) => (ks === null ? null : Math.round(ks))),
    status: wire.flag,
    staff: orNull(member),
  }),
  ({ staff_id, staff, status, ...fine }, { issues }): Fine => {
    const { id, ...names } = staff ?? NOBODY;
    const staffId = staff_id ?? id;
    if (staffId === null) {
      issues.push({ code: 'custom', path: ['staff_id'], message: 'A fine without a person', input: fine });
      return z.NEVER;
    }
    return { ...fine, staffId, status: status ? 1 : 0, member: names };
  },
);

/** The list comes as `{"data": []}`, from some versions bare. Source: C15. */
export const fineListSchema = z.pipe(
  z.transform((answer: unknown) => (isFields(answer) && 'data' in answer ? answer.data : answer)),
  rowsOf(fineSchema),
);
