import type { CalendarDate } from '@/lib/calendar-date';

/** A member on the map. `seenAt` is the date of the last sign-in, null if unknown. */
export type MapMember = {
  id: number;
  name: string;
  photoUrl: string | null;
  place: Place;
  seenAt: CalendarDate | null;
};

/** In degrees. */
export type Place = { lat: number; lon: number };

type Degrees = number | null | undefined;

/** A location on the wire; servers name the longitude `lon` or `lng`. */
type Location = { lat?: Degrees; lon?: Degrees; lng?: Degrees };

const within = (limit: number, degrees: Degrees) =>
  degrees != null && Math.abs(degrees) <= limit ? degrees : null;

/** Reads the last place of a member; null if unknown. 0/0 lies in the sea and marks a failed look-up. */
export function toPlace(location: Location | null | undefined): Place | null {
  const lat = within(90, location?.lat);
  const lon = within(180, location?.lon ?? location?.lng);
  if (lat === null || lon === null || (lat === 0 && lon === 0)) return null;
  return { lat, lon };
}
