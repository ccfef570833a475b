import type { CalendarDate } from '@/lib/calendar-date';
import type { Place } from './place';

/** What the map knows of a member. `seenAt`: when they signed in last, null where nobody knows. */
export type MapMember = {
  id: number;
  name: string;
  photoUrl: string | null;
  place: Place;
  seenAt: CalendarDate | null;
};
