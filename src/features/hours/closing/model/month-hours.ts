import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS } from '@/lib/time-slot';
import type { NamedEntity } from '../../model/named-entity';

/** How many half hours each person has in each of `width` columns, person after person. */
export type HalfHourCounts = {
  people: readonly NamedEntity[];
  width: number;
  counts: Uint16Array<ArrayBuffer>;
};

export type HoursByDate = ReadonlyMap<CalendarDate, number>;

/** What one person recorded in a month. */
export type MemberDays = { member: NamedEntity; hours: HoursByDate };

/** The hours of each day, where each column is one of `dates`; by person. */
export function daysByMember(
  { people, width, counts }: HalfHourCounts,
  dates: readonly CalendarDate[],
): ReadonlyMap<number, MemberDays> {
  return new Map(
    people.map((member, place) => {
      const hours = new Map<CalendarDate, number>();
      dates.forEach((date, column) => {
        const count = counts[place * width + column] ?? 0;
        if (count > 0) hours.set(date, count * SLOT_HOURS);
      });
      return [member.id, { member, hours }];
    }),
  );
}

/** All hours of each person, whatever the column. */
export function totalsByMember({ people, width, counts }: HalfHourCounts): ReadonlyMap<number, number> {
  return new Map(
    people.map(({ id }, place) => {
      let count = 0;
      for (let column = 0; column < width; column++) count += counts[place * width + column] ?? 0;
      return [id, count * SLOT_HOURS];
    }),
  );
}
