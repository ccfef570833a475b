import L, { DivIcon, Marker } from 'leaflet';
import { getInitials } from '@/ui/page/staff-avatar';
import type { MapMember } from '../model/map-member';
import styles from './staff-map.module.css';

/** The diameter of a marker, in px; a cluster is a little larger. */
const SIZE = 36;

/** A round photo or initials, created as nodes, so that names are never parsed as markup. */
class MemberIcon extends DivIcon {
  constructor(private readonly member: MapMember) {
    super({ className: styles.marker, html: false, iconSize: [SIZE, SIZE] });
  }

  override createIcon(oldIcon?: HTMLElement): HTMLElement {
    const element = super.createIcon(oldIcon);
    element.setAttribute('aria-label', this.member.name);
    element.dataset.marker = 'member';
    element.append(getInitials(this.member.name));
    if (this.member.photoUrl) {
      const photo = document.createElement('img');
      photo.alt = '';
      photo.src = this.member.photoUrl;
      photo.addEventListener('error', () => photo.remove());
      element.append(photo);
    }
    return element;
  }
}

export class MemberMarker extends Marker {
  constructor(readonly member: MapMember) {
    super([member.place.lat, member.place.lon], { icon: new MemberIcon(member), title: member.name });
  }
}

export class ClusterIcon extends DivIcon {
  constructor(
    private readonly count: number,
    private readonly label: string,
  ) {
    super({ className: styles.cluster, html: false, iconSize: [SIZE + 4, SIZE + 4] });
  }

  override createIcon(oldIcon?: HTMLElement): HTMLElement {
    const element = super.createIcon(oldIcon);
    element.setAttribute('aria-label', this.label);
    element.dataset.marker = 'cluster';
    element.append(String(this.count));
    return element;
  }
}

/** Returns the member ids of each marker and each cluster in the visible part of the map. */
export function findVisibleGroups(map: L.Map): number[][] {
  const bounds = map.getBounds();
  const groups: number[][] = [];
  map.eachLayer((layer) => {
    const isCluster = layer instanceof L.MarkerCluster;
    if (!isCluster && !(layer instanceof MemberMarker)) return;
    if (!bounds.contains(layer.getLatLng())) return;
    const markers = isCluster ? layer.getAllChildMarkers() : [layer];
    const memberMarkers = markers.filter((marker) => marker instanceof MemberMarker);
    groups.push(memberMarkers.map(({ member }) => member.id));
  });
  return groups;
}
