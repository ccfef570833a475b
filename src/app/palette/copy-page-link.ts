import { paths } from '@/config/paths';
import { message } from '@/i18n/message';
import type { CalendarDate } from '@/lib/calendar-date';
import { writeUrlFields } from '@/lib/url-fields';
import { isAdmin } from '@/session/signed-in-staff';
import type { Role } from '@/session/staff-schema';
import { copyText } from '@/ui/page/copy-text';
import { isThere, pressWhenThere } from './press-when-there';

/**
 * The address of this page as it shows the same to somebody else, or later: on the timeline with its day, and with the person whom
 * an administrator sees there.
 */
export function linkOf(
  { origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>,
  { me, today }: { me: { id: number; role: Role }; today: CalendarDate },
): string {
  const params = new URLSearchParams(search);
  if (pathname !== paths.reporting) return `${origin}${pathname}${search}`;
  const date = params.get('date') ?? params.get('dates')?.split(',').at(-1) ?? today;
  const person = isAdmin(me) ? (params.get('staff') ?? me.id) : null;
  return `${origin}${pathname}?${String(writeUrlFields(params, { date, staff: person }))}`;
}

/** A report has a button of its own for it, which knows the range where the address does not say it. */
export function copyPageLink(known: Parameters<typeof linkOf>[1]): void {
  if (isThere('copyLink')) pressWhenThere('copyLink');
  else
    copyText(linkOf(window.location, known), {
      done: message('palette:link.copied'),
      failed: message('palette:link.failed'),
    });
}
