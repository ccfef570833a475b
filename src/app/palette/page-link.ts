import { paths } from '@/config/paths';
import {
  readReportingChoice,
  readReportingView,
  type ReportingViewName,
} from '@/features/reporting/model/reporting-search';
import type { CalendarDate } from '@/lib/calendar-date';
import { writeUrlFields } from '@/lib/url-fields';
import { isAdmin, type Role, type Staff } from '@/session/staff-schema';
import { copyAddress } from '@/ui/page/copy-text';
import { clickNow } from './page-buttons';

type PageContext = { me: { id: number; role: Role }; today: CalendarDate; shownView: ReportingViewName };

/** The address of reporting also names the view, the day and, for administrators, the person. */
export function createPageLink(
  { origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>,
  { me, today, shownView }: PageContext,
): string {
  if (pathname !== paths.reporting) return `${origin}${pathname}${search}`;
  const params = new URLSearchParams(search);
  const { dates, staffIds } = readReportingChoice(params);
  const { view: viewInUrl, date: dateInUrl } = readReportingView(params);
  const view = viewInUrl ?? shownView;
  const date = dateInUrl ?? dates?.at(-1) ?? today;
  const staff = isAdmin(me) ? (staffIds ?? me.id) : null;
  return `${origin}${pathname}?${String(writeUrlFields(params, { view, date, staff }))}`;
}

/** Clicks the copy button of a report, which adds the default range; copies the address of any other page. */
export function copyPageLink(context: { me: Staff; today: CalendarDate }): void {
  if (clickNow('copyLink')) return;
  // Not the timeline itself, which may still be loading.
  const timelineToggle = document.querySelector('#content [value=paint][aria-pressed=true]');
  const shownView = timelineToggle ? 'paint' : 'form';
  copyAddress(createPageLink(window.location, { ...context, shownView }));
}
