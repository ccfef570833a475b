import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { HourColumns } from '../../explorer/model/hour-columns';
import type { Named } from '@/lib/named';

export type HoursByDate = ReadonlyMap<CalendarDate, number>;

export type MemberDays = { member: Named; hours: HoursByDate };

/** The hours of each person on each of `dates`, whatever the project, in order of first appearance. */
export function daysByMember(
  { members, times, memberOf, timeOf, halfHours }: HourColumns,
  dates: readonly CalendarDate[],
): ReadonlyMap<number, MemberDays> {
  const asked = new Set(dates);
  const dateByTime = times.map(({ start, end }) => (start === end && asked.has(start) ? start : null));
  const hoursByMember: (Map<CalendarDate, number> | undefined)[] = [];
  for (let at = 0; at < halfHours.length; at++) {
    const date = dateByTime[timeOf[at] ?? 0];
    if (!date) continue;
    const hours = (hoursByMember[memberOf[at] ?? 0] ??= new Map());
    hours.set(date, (hours.get(date) ?? 0) + (halfHours[at] ?? 0) * SLOT_HOURS);
  }
  return new Map(
    members.flatMap((member, place): [number, MemberDays][] => {
      const hours = hoursByMember[place];
      return hours ? [[member.id, { member, hours }]] : [];
    }),
  );
}
