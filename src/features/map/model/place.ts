import type { CalendarDate } from '@/lib/calendar-date';

/** What the map knows of a member. `seenAt`: when they signed in last, null where nobody knows. */
export type MapMember = {
  id: number;
  name: string;
  photoUrl: string | null;
  place: Place;
  seenAt: CalendarDate | null;
};

/** Degrees. */
export type Place = { lat: number; lon: number };

type Degrees = number | null | undefined;

/** A location as servers send it: the longitude by either name. */
type Location = { lat?: Degrees; lon?: Degrees; lng?: Degrees };

const within = (limit: number, degrees: Degrees) =>
  degrees != null && Math.abs(degrees) <= limit ? degrees : null;

/**
 * Where somebody was last seen; null when nobody knows. 0/0 lies in the sea and stands for a look-up that failed.
 * Source: C13.
 */
export function toPlace(location: Location | null | undefined): Place | null {
  const lat = within(90, location?.lat);
  const lon = within(180, location?.lon ?? location?.lng);
  if (lat === null || lon === null || (lat === 0 && lon === 0)) return null;
  return { lat, lon };
}
