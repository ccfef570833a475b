import { latLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { prefersReducedMotion } from '@/theme/media';
import type { MapMember } from '../model/map-member';

/** The zoom, and the duration of the flight to a member. Source: MP-1. */
const CLOSE_ZOOM = 16;
const FLIGHT_SECONDS = 1.5;
/** In px. */
const FIT_PADDING: [number, number] = [50, 50];

/** Fits the map to the results of each new search; initially to all members, unless one is already visible. */
export function useFittedView(members: readonly MapMember[], search: string) {
  const map = useMap();
  const fittedSearch = useRef<string | null>(null);
  useEffect(() => {
    // Nothing can be fitted into a map without a size.
    if (members.length === 0 || map.getSize().x === 0) return;
    // Members that were only read again or translated leave the map where the user has moved it.
    if (fittedSearch.current === search) return;
    const isFirst = fittedSearch.current === null;
    fittedSearch.current = search;
    const view = map.getBounds();
    const isMemberVisible = members.some(({ place }) => view.contains([place.lat, place.lon]));
    if (search !== '' || (isFirst && !isMemberVisible)) {
      const bounds = latLngBounds(members.map(({ place }) => [place.lat, place.lon]));
      map.fitBounds(bounds, { padding: FIT_PADDING, maxZoom: CLOSE_ZOOM, animate: !prefersReducedMotion() });
    }
  }, [map, members, search]);
}

/** Flies to a member, then calls `onArrived`; jumps if the user prefers reduced motion. */
export function useFlight(target: { member: MapMember } | null, onArrived: (member: MapMember) => void) {
  const map = useMap();
  useEffect(() => {
    if (!target) return undefined;
    const { lat, lon } = target.member.place;
    const arrive = () => onArrived(target.member);
    // A move that still runs ends here, because its `moveend` is not the arrival.
    map.stop();
    map.once('moveend', arrive);
    if (prefersReducedMotion()) map.setView([lat, lon], CLOSE_ZOOM, { animate: false });
    else map.flyTo([lat, lon], CLOSE_ZOOM, { duration: FLIGHT_SECONDS });
    return () => {
      map.off('moveend', arrive);
    };
  }, [map, target, onArrived]);
}
