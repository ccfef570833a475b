import { z } from 'zod';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';

/** 0 is pending, 1 complete. */
export type FineStatus = 0 | 1;

export type Fine = {
  id: number;
  staffId: number;
  date: CalendarDate;
  /** `HH:MM:SS`. */
  time: string;
  /** Whole Ks. */
  amount: number;
  status: FineStatus;
  member: { eng_name: string; jp_name: string; staff_image_url: string | null };
};

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

// Decimals come as text: "2000.00".
const amount = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number())
  .transform(Math.round);

const member = z.object({
  id: z.number().optional(),
  eng_name: text,
  jp_name: text,
  staff_image_url: z.string().nullable().catch(null),
});

const NOBODY = { id: undefined, eng_name: '', jp_name: '', staff_image_url: null };

/** A fine as the server gives it, in our own words. The server's `count` is left out: it follows the order of entry. */
const fineSchema = z
  .object({
    id: z.number(),
    staff_id: z.number().optional(),
    date: z.string().refine(isCalendarDate),
    time: text,
    amount,
    status: z.coerce.number().catch(0),
    staff: member.nullish().catch(null),
  })
  .transform(({ staff_id, staff, status, ...fine }, context): Fine => {
    const { id, ...names } = staff ?? NOBODY;
    const staffId = staff_id ?? id;
    if (staffId === undefined) {
      context.addIssue({ code: 'custom', path: ['staff_id'], message: 'A fine without a person' });
      return z.NEVER;
    }
    return { ...fine, staffId, status: status === 1 ? 1 : 0, member: names };
  });

/** The list comes as `{"data": []}`, from some versions bare. Source: C15. */
export const fineListSchema = z.union([
  z.object({ data: z.array(fineSchema) }).transform(({ data }) => data),
  z.array(fineSchema),
]);
