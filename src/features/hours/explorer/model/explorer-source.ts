import type { MemberHours } from '@/features/work/model/member-hours';
import type { StaffSlots } from '@/features/work/model/slot';
import { recordedDates, slotsOn } from '@/features/work/model/slot-days';
import { addDays, type CalendarDate } from '@/lib/calendar-date';
import type { Named } from '@/lib/named';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { DateRange } from '../../model/date-range';
import { aggregate, groupKey } from './aggregate';
import { packHours, type HourColumns, type HourFact } from './hour-columns';
import { rangeBefore, splitByMonth } from './hour-periods';

export type StretchTotals = { range: DateRange; people: readonly MemberHours[] };

/** Each month costs a large answer: the months of hidden hours stay unknown in a longer range. */
const MOST_MONTHS = 24;

/** Splits the days from `start` on by month, whose totals reveal hidden hours; the range and the one before apart. */
export function listStretches(range: DateRange, start: CalendarDate): DateRange[] {
  const before = rangeBefore(range);
  const earlier = { start, end: addDays(before.start, -1) };
  return [earlier, before, range]
    .filter((days) => days.start >= start && days.start <= days.end)
    .flatMap((days) => splitByMonth(days, MOST_MONTHS));
}

/** The hours beyond the recorded half hours: those on deleted projects. Source: HR-4. */
export function findHiddenFacts(hours: HourColumns, { range, people }: StretchTotals): HourFact[] {
  const { rows, rowTotals } = aggregate(hours, { rows: 'member', columns: null }, { range });
  const recorded = new Map(rows.map(({ key }, index) => [key, rowTotals[index] ?? 0]));
  return people.flatMap(({ hours: all, ...member }) => {
    const halfHours = all / SLOT_HOURS - (recorded.get(groupKey(member)) ?? 0);
    return halfHours > 0 ? [{ member, project: null, time: range, halfHours }] : [];
  });
}

/** Adds the half hours that `project-hour/get` omits. */
export function withDeleted(hours: HourColumns, totals: readonly StretchTotals[]): HourColumns {
  const hidden = totals.flatMap((stretch) => findHiddenFacts(hours, stretch));
  return hidden.length === 0 ? hours : packHours(hidden, hours);
}

/** The half hours of one person in a range, with tasks, and with the days of deleted projects. */
export function hoursOfPerson(
  { days }: Pick<StaffSlots, 'days'>,
  member: Named,
  range: DateRange,
): HourColumns {
  const dates = recordedDates(days).filter((date) => date >= range.start && date <= range.end);
  return packHours(
    dates.flatMap((time) =>
      [...slotsOn(days, time).values()].map(({ project, task }) => ({
        member,
        project,
        task,
        time,
        halfHours: 1,
      })),
    ),
  );
}
