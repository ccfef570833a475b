import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { latLngBounds } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttributionControl, MapContainer, Popup, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { env } from '@/config/env';
import { useFormat } from '@/i18n/format';
import { prefersReducedMotion } from '@/theme/media';
import { StaffAvatar } from '@/ui/page/avatar';
import type { MapMember } from '../model/place';
import { MemberMarkerLayer, type OpenedMember } from './member-marker-layer';
import styles from './staff-map.module.css';

/** Source: MP-1. */
const CLOSE_ZOOM = 16;
const FLIGHT_SECONDS = 1.5;
const FIT_PADDING: [number, number] = [50, 50];

/** Fits the map to found members; initially to all members, unless one is already visible. */
function useFittedView(members: readonly MapMember[], isSearched: boolean) {
  const map = useMap();
  const hasFitted = useRef(false);
  useEffect(() => {
    // Nothing can be fitted into a map without a size.
    if (members.length === 0 || map.getSize().x === 0) return;
    const bounds = latLngBounds(members.map(({ place }) => [place.lat, place.lon]));
    const isFirst = !hasFitted.current;
    hasFitted.current = true;
    const view = map.getBounds();
    const isMemberVisible = members.some(({ place }) => view.contains([place.lat, place.lon]));
    if (isSearched || (isFirst && !isMemberVisible)) {
      map.fitBounds(bounds, { padding: FIT_PADDING, maxZoom: CLOSE_ZOOM, animate: !prefersReducedMotion() });
    }
  }, [map, members, isSearched]);
}

/** Flies to a member, then calls `onArrived`; jumps if the user prefers reduced motion. */
function useFlight(target: { member: MapMember } | null, onArrived: (member: MapMember) => void) {
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
    return () => void map.off('moveend', arrive);
  }, [map, target, onArrived]);
}

export type StaffMapProps = {
  /** All members with a place; a new array redraws the markers. */
  members: readonly MapMember[];
  /** True if `members` are search results, which the map then fits. */
  isSearched: boolean;
  /** The member to fly to; a new object flies again. */
  target: { member: MapMember } | null;
  /** Reports the ids in each visible marker and cluster, whenever they change. */
  onVisible: (groups: number[][]) => void;
};

/** The map of the staff. Only components of this folder use Leaflet, so that another map could replace it. */
export function StaffMap(props: StaffMapProps) {
  const { t, i18n } = useTranslation('map');
  const [lat, lon] = env.mapCentre;
  return (
    <div className={styles.map}>
      <MapContainer
        center={[lat, lon]}
        zoom={env.mapZoom}
        maxZoom={19}
        zoomControl={false}
        attributionControl={false}
        fadeAnimation={!prefersReducedMotion()}
      >
        <Tiles />
        <AttributionControl prefix={false} />
        {/* A new key remounts the control, because Leaflet reads its words once. */}
        <ZoomControl key={i18n.resolvedLanguage} zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
        <MapContent {...props} />
      </MapContainer>
    </div>
  );
}

/** The tiles of the map, with a warning if they fail: places remain correct without them. */
function Tiles() {
  const { t } = useTranslation('map');
  const [isMissing, setIsMissing] = useState(false);
  const handlers = useMemo(
    () => ({ tileerror: () => setIsMissing(true), tileload: () => setIsMissing(false) }),
    [],
  );
  return (
    <>
      <TileLayer url={env.mapTileUrl} attribution={env.mapAttribution} eventHandlers={handlers} />
      {isMissing && (
        <Alert severity="warning" sx={{ position: 'absolute', left: 56, right: 8, top: 8, zIndex: 'appBar' }}>
          {t('noTiles')}
        </Alert>
      )}
    </>
  );
}

function MapContent({ members, isSearched, target, onVisible }: StaffMapProps) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const map = useMap();
  const [opened, setOpened] = useState<OpenedMember | null>(null);
  const openMarker = useRef<((member: MapMember) => void) | null>(null);
  const storeOpener = useCallback((open: typeof openMarker.current) => {
    openMarker.current = open;
  }, []);
  const openArrived = useCallback((member: MapMember) => openMarker.current?.(member), []);
  const clusterLabel = useCallback((count: number) => t('people', { count }), [t]);
  const label = t('label');

  useEffect(() => {
    map.getContainer().setAttribute('role', 'region');
    map.getContainer().setAttribute('aria-label', label);
  }, [map, label]);

  useFittedView(members, isSearched);
  useFlight(target, openArrived);
  return (
    <>
      <MemberMarkerLayer
        members={members}
        clusterLabel={clusterLabel}
        onVisible={onVisible}
        onOpen={setOpened}
        onReady={storeOpener}
      />
      {opened && (
        <Popup
          key={`${opened.member.id} ${opened.at.lat} ${opened.at.lng}`}
          position={opened.at}
          offset={[0, -10]}
          closeButton={false}
          autoPan={false}
          eventHandlers={{ remove: () => setOpened((now) => (now === opened ? null : now)) }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {opened.member.photoUrl && (
              <StaffAvatar name={opened.member.name} src={opened.member.photoUrl} size={50} isDecorative />
            )}
            <div>
              <Typography component="span">{opened.member.name}</Typography>
              {opened.member.seenAt && (
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {t('seenAt', { date: format.date(opened.member.seenAt) })}
                </Typography>
              )}
            </div>
          </Box>
        </Popup>
      )}
    </>
  );
}
