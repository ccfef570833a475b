import type { MemberHours } from '@/features/work/model/member-hours';
import type { StaffSlots } from '@/features/work/model/slot';
import { datesOf, slotsOn } from '@/features/work/model/slot-days';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { DateRange } from '../../model/date-range';
import type { Named } from '@/lib/named';
import { aggregate } from './aggregate';
import { packHours, type HourColumns, type HourFact } from './hour-columns';
import { splitByMonth, rangeBefore } from './hour-periods';

/** What each person recorded in a stretch of days, on whatever project. */
export type StretchTotals = { range: DateRange; people: readonly MemberHours[] };

/** Of more months all hours are asked for at once: nobody knows then in which one the hidden ones are. */
const MOST_MONTHS = 24;

/** The stretches whose sums tell what is hidden, month by month; with those before where they are compared. */
export function listStretches(range: DateRange, isCompared: boolean): DateRange[] {
  const own = splitByMonth(range, MOST_MONTHS);
  return isCompared ? [...splitByMonth(rangeBefore(range), MOST_MONTHS), ...own] : own;
}

/** What people recorded in a stretch beyond the half hours that are known of it: those on deleted projects. Source: HR-4. */
export function hiddenIn(hours: HourColumns, { range, people }: StretchTotals): HourFact[] {
  const { rows, rowTotals } = aggregate(hours, { rows: 'member', columns: null }, { range });
  const recorded = new Map(rows.map(({ key }, place) => [key, rowTotals[place] ?? 0]));
  return people.flatMap(({ hours: all, ...member }) => {
    const halfHours = all / SLOT_HOURS - (recorded.get(String(member.id)) ?? 0);
    return halfHours > 0 ? [{ member, project: null, time: range, halfHours }] : [];
  });
}

/** The half hours with those that `project-hour/get` leaves out. */
export function withDeleted(hours: HourColumns, totals: readonly StretchTotals[]): HourColumns {
  const hidden = totals.flatMap((stretch) => hiddenIn(hours, stretch));
  return hidden.length === 0 ? hours : packHours(hidden, hours);
}

/** What one person recorded in a range: tasks are known, and the days of deleted projects. */
export function hoursOfPerson({ days }: Pick<StaffSlots, 'days'>, member: Named, range: DateRange) {
  const dates = datesOf(days).filter((date) => date >= range.start && date <= range.end);
  return packHours(
    dates.flatMap((time) =>
      [...slotsOn(days, time).values()].map(({ project, task }) => ({
        ...{ member, project, task, time, halfHours: 1 },
      })),
    ),
  );
}
