import { paths } from '@/config/paths';
import type { CalendarDate } from '@/lib/calendar-date';
import { writeUrlFields } from '@/lib/url-fields';
import { isAdmin } from '@/session/signed-in-staff';
import type { Role, Staff } from '@/session/staff-schema';
import { copyAddress } from '@/ui/page/copy-text';
import { canPress, clickWhenAvailable } from './page-buttons';

/** The page for others or later: reporting adds view, day and, for administrators, the person. */
export function createLink(
  { origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>,
  { me, today, view }: { me: { id: number; role: Role }; today: CalendarDate; view: 'paint' | 'form' },
): string {
  const params = new URLSearchParams(search);
  if (pathname !== paths.reporting) return `${origin}${pathname}${search}`;
  const date = params.get('date') ?? params.get('dates')?.split(',').at(-1) ?? today;
  const person = isAdmin(me) ? (params.get('staff') ?? me.id) : null;
  return `${origin}${pathname}?${String(writeUrlFields(params, { view, date, staff: person }))}`;
}

/** Copies the link of the page. A report has its own button, which this presses, because it adds the default range. */
export function copyPageLink(context: { me: Staff; today: CalendarDate }): void {
  const view = document.querySelector('[data-keys=timeline]') ? 'paint' : 'form';
  if (canPress('copyLink')) clickWhenAvailable('copyLink');
  else copyAddress(createLink(window.location, { ...context, view }));
}
