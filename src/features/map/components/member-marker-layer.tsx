import L from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import MarkerClusterGroup from 'react-leaflet-cluster';
import 'react-leaflet-cluster/dist/assets/MarkerCluster.css';
import type { MapMember } from '../model/map-member';
import { drawInSlices } from './draw-in-slices';
import { ClusterIcon, findVisibleGroups, MemberMarker } from './member-markers';

/** A member by id, with the position of their popup, which differs from their place if others share it. */
export type OpenedMember = { id: number; at: L.LatLng };

type MemberMarkerLayerProps = {
  members: readonly MapMember[];
  clusterLabel: (count: number) => string;
  onVisible: (groups: number[][]) => void;
  onOpen: (opened: OpenedMember) => void;
  /** Receives a function that opens the marker of a visible member; null on unmount. */
  onReady: (open: ((member: MapMember) => void) | null) => void;
};

/** Larger clusters are not unfolded to show one member: their markers would cover the map. */
const MOST_UNFOLDED = 50;
/** After these events other markers and clusters are visible, without a move of the map. */
const GROUP_EVENTS = 'animationend spiderfied unspiderfied';

const isActivationKey = (event: Event) =>
  event instanceof KeyboardEvent && [' ', 'Enter'].includes(event.key);

type OpenerOptions = Pick<MemberMarkerLayerProps, 'onOpen'> & {
  map: L.Map;
  group: L.MarkerClusterGroup;
  markers: ReadonlyMap<number, MemberMarker>;
};

/** Creates the function that opens the marker of a member; a cluster that contains it unfolds first. */
function createMarkerOpener({ map, group, markers, onOpen }: OpenerOptions) {
  let cancel = () => {};

  function open(member: MapMember) {
    const marker = markers.get(member.id);
    if (!marker) return;
    const unfoldAndOpen = () => {
      const parent = group.getVisibleParent(marker);
      if (parent instanceof L.MarkerCluster && parent.getChildCount() <= MOST_UNFOLDED) parent.spiderfy();
      onOpen({ id: member.id, at: marker.getLatLng() });
    };
    const stop = () => {
      group.off('animationend', unfoldAndOpen);
      map.off('movestart', stop);
    };
    cancel();
    cancel = stop;
    unfoldAndOpen();
    // A cluster does not unfold while it is animated: try again after the animation.
    group.once('animationend', unfoldAndOpen);
    map.once('movestart', stop);
  }

  return { open, cancel: () => cancel() };
}

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
      // While members load, a report without groups would end the wait for the first groups.
      if (members.length === 0) return;
      frame = requestAnimationFrame(() => onVisible(findVisibleGroups(map)));
    };
    const openMarker = (event: L.LeafletEvent) => {
      const marker: unknown = event.propagatedFrom;
      if (marker instanceof MemberMarker) onOpen({ id: marker.member.id, at: marker.getLatLng() });
    };
    const openMarkerByKey = (event: L.LeafletKeyboardEvent) => {
      if (!isActivationKey(event.originalEvent)) return;
      event.originalEvent.preventDefault();
      openMarker(event);
    };

    const markers = new Map(members.map((member) => [member.id, new MemberMarker(member)]));
    group.clearLayers();
    const stopDrawing = drawInSlices([...markers.values()], (slice) => group.addLayers(slice), reportVisible);
    const opener = createMarkerOpener({ map, group, markers, onOpen });
    onReady(opener.open);

    map.on('moveend', reportVisible);
    group.on(GROUP_EVENTS, reportVisible);
    group.on('click mouseover', openMarker);
    group.on('keypress', openMarkerByKey);
    return () => {
      stopDrawing();
      opener.cancel();
      cancelAnimationFrame(frame);
      onReady(null);
      map.off('moveend', reportVisible);
      group.off(GROUP_EVENTS, reportVisible);
      group.off('click mouseover', openMarker);
      group.off('keypress', openMarkerByKey);
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
