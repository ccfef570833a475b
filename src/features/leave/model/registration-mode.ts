import * as z from 'zod/mini';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { mapped, orNull } from '@/lib/schema-parts';
import { urlNumber } from '@/lib/url-fields';

const MODES = ['existing', 'new', 'overtime'] as const;

/** Leave of an existing employee, leave of a new one, or overtime. Source: LV-2 to LV-4. */
export type RegistrationMode = (typeof MODES)[number];

const datesInUrl = mapped(z.catch(z.string(), ''), (text) =>
  [...new Set(text.split(',').filter(isCalendarDate))].sort(),
);

const searchSchema = z.object({
  mode: orNull(z.enum(MODES)),
  staff: urlNumber,
  dates: datesInUrl,
});

/** Reads `?mode=existing&staff=4&dates=2026-11-19,2026-11-20`; invalid values fall back. */
export function readRegistrationSearch(params: URLSearchParams): z.output<typeof searchSchema> {
  return searchSchema.parse({
    mode: params.get('mode'),
    staff: params.get('staff'),
    dates: params.get('dates'),
  });
}

/** Lists the modes in the order of the screen; only administrators calculate leave. Source: LV-3. */
export function modesFor(isAdmin: boolean): readonly RegistrationMode[] {
  return isAdmin ? MODES : MODES.filter((mode) => mode !== 'new');
}

type Circumstances = {
  chosen: RegistrationMode | null;
  isAdmin: boolean;
  permanentDate: CalendarDate | null | undefined;
  today: CalendarDate;
  /** The leave was already calculated for the person; true while that is unknown. */
  isCalculated: boolean;
};

/** Returns the chosen mode; else `new` for a person permanent since this year, until their leave is calculated. */
export function modeInForce({
  chosen,
  isAdmin,
  permanentDate,
  today,
  isCalculated,
}: Circumstances): RegistrationMode {
  if (chosen && modesFor(isAdmin).includes(chosen)) return chosen;
  const isNew = isAdmin && !isCalculated && permanentDate?.slice(0, 4) === today.slice(0, 4);
  return isNew ? 'new' : 'existing';
}
