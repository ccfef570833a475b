import { DivIcon, Marker } from 'leaflet';
import { initialsOf } from '@/ui/page/avatar';
import type { MapMember } from '../model/map-member';
import styles from './staff-map.module.css';

const SIZE = 36;

/** A round photo or initials. Built of nodes when it is drawn: names are text, never markup. */
class MemberIcon extends DivIcon {
  constructor(private readonly member: MapMember) {
    super({ className: styles.marker, html: false, iconSize: [SIZE, SIZE] });
  }

  override createIcon(old?: HTMLElement): HTMLElement {
    const element = super.createIcon(old);
    element.setAttribute('aria-label', this.member.name);
    element.dataset.marker = 'member';
    element.append(initialsOf(this.member.name));
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

/** The marker of one member. */
export class MemberMarker extends Marker {
  constructor(readonly member: MapMember) {
    super([member.place.lat, member.place.lon], { icon: new MemberIcon(member), title: member.name });
  }
}

/** The round number that stands for many members. */
export class ClusterIcon extends DivIcon {
  constructor(
    private readonly count: number,
    private readonly label: string,
  ) {
    super({ className: styles.cluster, html: false, iconSize: [SIZE + 4, SIZE + 4] });
  }

  override createIcon(old?: HTMLElement): HTMLElement {
    const element = super.createIcon(old);
    element.setAttribute('aria-label', this.label);
    element.dataset.marker = 'cluster';
    element.append(String(this.count));
    return element;
  }
}
