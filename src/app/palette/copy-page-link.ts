import { paths } from '@/config/paths';
import type { CalendarDate } from '@/lib/calendar-date';
import { writeUrlFields } from '@/lib/url-fields';
import { isAdmin } from '@/session/signed-in-staff';
import type { Role, Staff } from '@/session/staff-schema';
import { copyAddress } from '@/ui/page/copy-text';
import { isThere, pressWhenThere } from './press-when-there';

/**
 * The address of this page as it shows the same to somebody else, or later: in reporting with its view and day, and
 * with the person whom an administrator sees there.
 */
export function linkOf(
  { origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>,
  { me, today, view }: { me: { id: number; role: Role }; today: CalendarDate; view: 'paint' | 'form' },
): string {
  const params = new URLSearchParams(search);
  if (pathname !== paths.reporting) return `${origin}${pathname}${search}`;
  const date = params.get('date') ?? params.get('dates')?.split(',').at(-1) ?? today;
  const person = isAdmin(me) ? (params.get('staff') ?? me.id) : null;
  return `${origin}${pathname}?${String(writeUrlFields(params, { view, date, staff: person }))}`;
}

/** A report has a button of its own for it, which knows the range where the address does not say it. */
export function copyPageLink(known: { me: Staff; today: CalendarDate }): void {
  const view = document.querySelector('[data-keys=timeline]') ? 'paint' : 'form';
  if (isThere('copyLink')) pressWhenThere('copyLink');
  else copyAddress(linkOf(window.location, { ...known, view }));
}
