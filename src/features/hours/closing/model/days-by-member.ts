import type { CalendarDate } from '@/lib/calendar-date';
import type { Named } from '@/lib/named';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { HourColumns } from '../../explorer/model/hour-columns';

export type HoursByDate = ReadonlyMap<CalendarDate, number>;

export type MemberDays = { member: Named; hours: HoursByDate };

/** The hours of each person on each of `dates`, whatever the project, in order of first appearance. */
export function daysByMember(
  { members, times, memberOf, timeOf, halfHours }: HourColumns,
  dates: readonly CalendarDate[],
): ReadonlyMap<number, MemberDays> {
  const wantedDates = new Set(dates);
  // Null for a time that is not a single day, or none of the dates.
  const dateByTime = times.map(({ start, end }) => (start === end && wantedDates.has(start) ? start : null));
  const hoursByMember: (Map<CalendarDate, number> | undefined)[] = [];
  for (let entry = 0; entry < halfHours.length; entry++) {
    const date = dateByTime[timeOf[entry] ?? 0];
    if (!date) continue;
    const hours = (hoursByMember[memberOf[entry] ?? 0] ??= new Map());
    hours.set(date, (hours.get(date) ?? 0) + (halfHours[entry] ?? 0) * SLOT_HOURS);
  }
  return new Map(
    members.flatMap((member, index): [number, MemberDays][] => {
      const hours = hoursByMember[index];
      return hours ? [[member.id, { member, hours }]] : [];
    }),
  );
}
