import * as z from 'zod/mini';
import { orNull } from '@/lib/schema-parts';
import type { CalendarDate } from '@/lib/calendar-date';
import { urlNumber } from '@/lib/url-fields';

const MODES = ['existing', 'new', 'overtime'] as const;

/** What is registered: leave of an existing employee, the leave of a new one, or overtime. Source: LV-2 to LV-4. */
export type RegistrationMode = (typeof MODES)[number];

const searchSchema = z.object({
  mode: orNull(z.enum(MODES)),
  staff: urlNumber,
});

/** Reads `?mode=overtime&staff=4`; what cannot be read falls back. */
export function readRegistrationSearch(params: URLSearchParams): z.output<typeof searchSchema> {
  return searchSchema.parse({ mode: params.get('mode'), staff: params.get('staff') });
}

/** The modes in the order of the screen; the calculation is for administrators. Source: LV-3. */
export function modesFor(isAdmin: boolean): readonly RegistrationMode[] {
  return isAdmin ? MODES : MODES.filter((mode) => mode !== 'new');
}

type Circumstances = {
  /** Null: nothing chosen yet. */
  chosen: RegistrationMode | null;
  isAdmin: boolean;
  permanentDate: CalendarDate | null | undefined;
  today: CalendarDate;
};

/** The chosen mode, or the one that suits the person: whoever became permanent this year is new. Source: LV-3. */
export function modeInForce({ chosen, isAdmin, permanentDate, today }: Circumstances): RegistrationMode {
  if (chosen && modesFor(isAdmin).includes(chosen)) return chosen;
  const isNew = isAdmin && permanentDate?.slice(0, 4) === today.slice(0, 4);
  return isNew ? 'new' : 'existing';
}
