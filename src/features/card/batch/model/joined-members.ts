import type { CalendarDate } from '@/lib/calendar-date';

/** `unknownCount` counts the members without a day of joining. */
export function findJoinedSince<Member extends { id: number }>(
  members: readonly Member[],
  since: CalendarDate,
  joinDates: ReadonlyMap<number, CalendarDate>,
): { members: Member[]; unknownCount: number } {
  return {
    members: members.filter(({ id }) => {
      const joinDate = joinDates.get(id);
      return joinDate !== undefined && joinDate >= since;
    }),
    unknownCount: members.filter(({ id }) => !joinDates.has(id)).length,
  };
}
