import L from 'leaflet';
import MarkerClusterGroup from 'react-leaflet-cluster';
import 'react-leaflet-cluster/dist/assets/MarkerCluster.css';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { MapMember } from '../model/map-member';
import { drawInSlices } from './draw-in-slices';
import { ClusterIcon, MemberMarker } from './member-marker';
import { visibleGroups } from './visible-groups';

/** Where the popup of a member stands: beside others at the same spot it is not quite their place. */
export type OpenedMember = { member: MapMember; at: L.LatLng };

type MemberMarkerLayerProps = {
  members: readonly MapMember[];
  /** A number of people in the current language. */
  clusterLabel: (count: number) => string;
  onVisible: (groups: number[][]) => void;
  onOpen: (opened: OpenedMember) => void;
  /** Gets the way to open the marker of a member who is in sight, and null when it is gone. */
  onReady: (open: ((member: MapMember) => void) | null) => void;
};

/** A cluster with more members than this is not unfolded to show one of them. */
const MOST_UNFOLDED = 50;
/** Things after which other groups may be in sight. */
const GROUP_EVENTS = 'animationend spiderfied unspiderfied';

const isPress = (event: Event) => event instanceof KeyboardEvent && [' ', 'Enter'].includes(event.key);

/** Markers that join into clusters. They are Leaflet's own, since thousands of components would take seconds. */
export function MemberMarkerLayer(props: MemberMarkerLayerProps) {
  const { members, clusterLabel, onVisible, onOpen, onReady } = props;
  const map = useMap();
  const [group, setGroup] = useState<L.MarkerClusterGroup | null>(null);

  useEffect(() => {
    if (!group) return undefined;
    let frame = 0;
    const tell = () => {
      cancelAnimationFrame(frame);
      // Before there is anybody, the map has nothing to tell.
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
    const stopDrawing = drawInSlices([...markers.values()], (slice) => group.addLayers([...slice]), tell);
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
      // While clusters still part and join, none unfolds.
      group.once('animationend', unfoldAndOpen);
      map.once('movestart', forget);
    });

    map.on('moveend', tell);
    group.on(GROUP_EVENTS, tell);
    group.on('click mouseover', openMarker);
    group.on('keypress', pressMarker);
    return () => {
      stopDrawing();
      forget();
      cancelAnimationFrame(frame);
      onReady(null);
      map.off('moveend', tell);
      group.off(GROUP_EVENTS, tell);
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
