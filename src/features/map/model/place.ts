/** Degrees. */
export type Place = { lat: number; lon: number };

type Coordinate = string | number | null | undefined;

/** A location as servers send it: decimals as text, the longitude by either name. */
type WireLocation = { lat?: Coordinate; lon?: Coordinate; lng?: Coordinate };

function toDegrees(value: Coordinate, limit: number): number | null {
  if (value == null || value === '') return null;
  const degrees = Number(value);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/**
 * Where somebody was last seen; null when nobody knows. 0/0 lies in the sea and stands for a look-up that failed.
 * Source: C13.
 */
export function toPlace(location: WireLocation | null | undefined): Place | null {
  const lat = toDegrees(location?.lat, 90);
  const lon = toDegrees(location?.lon ?? location?.lng, 180);
  if (lat === null || lon === null || (lat === 0 && lon === 0)) return null;
  return { lat, lon };
}
