import { latLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { prefersStill } from '@/theme/prefers-still';
import type { MapMember } from '../model/map-member';

/** Source: MP-1. */
const CLOSE_ZOOM = 16;
const FLIGHT_SECONDS = 1.5;
const FIT_PADDING: [number, number] = [50, 50];

/** Shows what a search found. At first, everybody, unless somebody is in sight already. */
export function useFittedView(members: readonly MapMember[], isSearched: boolean) {
  const map = useMap();
  const hasFitted = useRef(false);
  useEffect(() => {
    // A map without a size cannot tell what fits into it.
    if (members.length === 0 || map.getSize().x === 0) return;
    const bounds = latLngBounds(members.map(({ place }) => [place.lat, place.lon]));
    const isFirst = !hasFitted.current;
    hasFitted.current = true;
    const view = map.getBounds();
    const isSomebodyInSight = members.some(({ place }) => view.contains([place.lat, place.lon]));
    if (isSearched || (isFirst && !isSomebodyInSight)) {
      map.fitBounds(bounds, { padding: FIT_PADDING, maxZoom: CLOSE_ZOOM, animate: !prefersStill() });
    }
  }, [map, members, isSearched]);
}

/** Flies to a member, then calls `onArrived`; jumps where people want no motion. */
export function useFlight(target: { member: MapMember } | null, onArrived: (member: MapMember) => void) {
  const map = useMap();
  useEffect(() => {
    if (!target) return undefined;
    const { lat, lon } = target.member.place;
    const arrive = () => onArrived(target.member);
    map.once('moveend', arrive);
    if (prefersStill()) map.setView([lat, lon], CLOSE_ZOOM, { animate: false });
    else map.flyTo([lat, lon], CLOSE_ZOOM, { duration: FLIGHT_SECONDS });
    return () => void map.off('moveend', arrive);
  }, [map, target, onArrived]);
}
