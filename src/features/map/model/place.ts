/** In degrees. */
export type Place = { lat: number; lon: number };

/** A location on the wire; servers name the longitude `lon` or `lng`. */
type WireLocation = Record<'lat' | 'lon' | 'lng', number | null>;

const within = (limit: number, degrees: number | null) =>
  degrees !== null && Math.abs(degrees) <= limit ? degrees : null;

/** Reads the last place of a member; null if unknown. 0/0 lies in the sea and marks a failed look-up. */
export function toPlace(location: WireLocation | null): Place | null {
  if (!location) return null;
  const lat = within(90, location.lat);
  const lon = within(180, location.lon ?? location.lng);
  if (lat === null || lon === null || (lat === 0 && lon === 0)) return null;
  return { lat, lon };
}
