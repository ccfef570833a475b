import L, { DivIcon, Marker } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import MarkerClusterGroup from 'react-leaflet-cluster';
import 'react-leaflet-cluster/dist/assets/MarkerCluster.css';
import { afterPaint } from '@/lib/when-idle';
import { getInitials } from '@/ui/page/avatar';
import type { MapMember } from '../model/place';
import styles from './staff-map.module.css';

const SIZE = 36;

/** A round photo or initials, created as nodes, so that names are never parsed as markup. */
class MemberIcon extends DivIcon {
  constructor(private readonly member: MapMember) {
    super({ className: styles.marker, html: false, iconSize: [SIZE, SIZE] });
  }

  override createIcon(old?: HTMLElement): HTMLElement {
    const element = super.createIcon(old);
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

class MemberMarker extends Marker {
  constructor(readonly member: MapMember) {
    super([member.place.lat, member.place.lon], { icon: new MemberIcon(member), title: member.name });
  }
}

class ClusterIcon extends DivIcon {
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

/** The longest time in ms that one slice may block the page on slow machines. */
const SLICE_MS = 6;
/** Each step also checks every visible cluster, so smaller steps multiply that work. */
const STEP = 100;

/**
 * Draws `items` in slices between frames, so that thousands of them never block the page. Returns a function
 * that stops it. (`chunkedLoading` of markercluster continues after the map is removed.)
 */
function drawInSlices<Item>(
  items: readonly Item[],
  draw: (slice: readonly Item[]) => void,
  onDrawn: () => void,
): () => void {
  let next = 0;
  let isStopped = false;
  afterPaint(drawSlice);

  function drawSlice() {
    if (isStopped) return;
    const start = performance.now();
    do {
      draw(items.slice(next, next + STEP));
      next += STEP;
    } while (next < items.length && performance.now() - start < SLICE_MS);
    if (next < items.length) afterPaint(drawSlice);
    else onDrawn();
  }

  return () => void (isStopped = true);
}

const markerIds = (marker: unknown) => (marker instanceof MemberMarker ? marker.member.id : []);

/** Returns the ids of the members in each visible marker and cluster. */
function visibleGroups(map: L.Map): number[][] {
  const bounds = map.getBounds();
  const groups: number[][] = [];
  map.eachLayer((layer) => {
    const isCluster = layer instanceof L.MarkerCluster;
    if (!isCluster && !(layer instanceof MemberMarker)) return;
    if (!bounds.contains(layer.getLatLng())) return;
    groups.push((isCluster ? layer.getAllChildMarkers() : [layer]).flatMap(markerIds));
  });
  return groups;
}

/** A member with the position of their popup, which differs from their place if others share it. */
export type OpenedMember = { member: MapMember; at: L.LatLng };

type MemberMarkerLayerProps = {
  members: readonly MapMember[];
  clusterLabel: (count: number) => string;
  onVisible: (groups: number[][]) => void;
  onOpen: (opened: OpenedMember) => void;
  /** Receives a function that opens the marker of a visible member; null on unmount. */
  onReady: (open: ((member: MapMember) => void) | null) => void;
};

/** Larger clusters are not unfolded to show one member. */
const MOST_UNFOLDED = 50;
const GROUP_EVENTS = 'animationend spiderfied unspiderfied';

const isPress = (event: Event) => event instanceof KeyboardEvent && [' ', 'Enter'].includes(event.key);

/** Clustered markers, drawn by Leaflet itself, because thousands of components would take seconds. */
export function MemberMarkerLayer(props: MemberMarkerLayerProps) {
  const { members, clusterLabel, onVisible, onOpen, onReady } = props;
  const map = useMap();
  const [group, setGroup] = useState<L.MarkerClusterGroup | null>(null);

  useEffect(() => {
    if (!group) return undefined;
    let frame = 0;
    const reportVisible = () => {
      cancelAnimationFrame(frame);
      // An empty map would report no groups while members load.
      if (members.length === 0) return;
      frame = requestAnimationFrame(() => onVisible(visibleGroups(map)));
    };
    const openMarker = (event: L.LeafletEvent) => {
      const marker: unknown = event.propagatedFrom;
      if (marker instanceof MemberMarker) onOpen({ member: marker.member, at: marker.getLatLng() });
    };
    const pressMarker = (event: L.LeafletKeyboardEvent) => {
      if (!isPress(event.originalEvent)) return;
      event.originalEvent.preventDefault();
      openMarker(event);
    };

    const markers = new Map(members.map((member) => [member.id, new MemberMarker(member)]));
    group.clearLayers();
    const stopDrawing = drawInSlices(
      [...markers.values()],
      (slice) => group.addLayers([...slice]),
      reportVisible,
    );
    let forget = () => {};
    onReady((member) => {
      const marker = markers.get(member.id);
      if (!marker) return;
      const unfoldAndOpen = () => {
        const parent = group.getVisibleParent(marker);
        if (parent instanceof L.MarkerCluster && parent.getChildCount() <= MOST_UNFOLDED) parent.spiderfy();
        onOpen({ member, at: marker.getLatLng() });
      };
      forget();
      forget = () => void group.off('animationend', unfoldAndOpen);
      unfoldAndOpen();
      // Clusters unfold only after their animation has ended.
      group.once('animationend', unfoldAndOpen);
      map.once('movestart', forget);
    });

    map.on('moveend', reportVisible);
    group.on(GROUP_EVENTS, reportVisible);
    group.on('click mouseover', openMarker);
    group.on('keypress', pressMarker);
    return () => {
      stopDrawing();
      forget();
      cancelAnimationFrame(frame);
      onReady(null);
      map.off('moveend', reportVisible);
      group.off(GROUP_EVENTS, reportVisible);
      group.off('click mouseover', openMarker);
      group.off('keypress', pressMarker);
    };
  }, [map, group, members, onVisible, onOpen, onReady]);

  return (
    <MarkerClusterGroup
      ref={setGroup}
      showCoverageOnHover={false}
      iconCreateFunction={(cluster: L.MarkerCluster) =>
        new ClusterIcon(cluster.getChildCount(), clusterLabel(cluster.getChildCount()))
      }
    >
      {null}
    </MarkerClusterGroup>
  );
}
