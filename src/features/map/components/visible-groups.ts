import L from 'leaflet';
import { MemberMarker } from './member-marker';

const idOf = (marker: unknown) => (marker instanceof MemberMarker ? marker.member.id : []);

/** The ids of the members behind each marker and cluster that stands in the visible part of the map. */
export function visibleGroups(map: L.Map): number[][] {
  const bounds = map.getBounds();
  const groups: number[][] = [];
  map.eachLayer((layer) => {
    const isCluster = layer instanceof L.MarkerCluster;
    if (!isCluster && !(layer instanceof MemberMarker)) return;
    if (!bounds.contains(layer.getLatLng())) return;
    groups.push((isCluster ? layer.getAllChildMarkers() : [layer]).flatMap(idOf));
  });
  return groups;
}
