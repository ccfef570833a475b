import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import 'leaflet/dist/leaflet.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttributionControl, MapContainer, Popup, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { env } from '@/config/env';
import { useFormat } from '@/i18n/format';
import { prefersReducedMotion } from '@/theme/media';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import type { MapMember } from '../model/map-member';
import { MemberMarkerLayer, type OpenedMember } from './member-marker-layer';
import { useFittedView, useFlight } from './use-map-view';
import styles from './staff-map.module.css';

/** In px, above the middle of the marker. */
const POPUP_OFFSET: [number, number] = [0, -10];

export type StaffMapProps = {
  /** The found members with a place; a new array redraws the markers. */
  members: readonly MapMember[];
  /** The search that found `members`, empty for all. The map moves to the results once for each search. */
  search: string;
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

/** Without tiles the places are still correct, so that a failure only shows a warning. */
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

function MapContent({ members, search, target, onVisible }: StaffMapProps) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const map = useMap();
  const [opened, setOpened] = useState<OpenedMember | null>(null);
  const opener = useRef<((member: MapMember) => void) | null>(null);
  const storeOpener = useCallback((open: typeof opener.current) => {
    opener.current = open;
  }, []);
  const openMember = useCallback((member: MapMember) => opener.current?.(member), []);
  const label = t('label');
  const openedMember = opened && members.find(({ id }) => id === opened.id);

  useEffect(() => {
    map.getContainer().setAttribute('role', 'region');
    map.getContainer().setAttribute('aria-label', label);
  }, [map, label]);

  useFittedView(members, search);
  useFlight(target, openMember);
  return (
    <>
      <MemberMarkerLayer
        members={members}
        clusterLabel={(count) => t('people', { count })}
        onVisible={onVisible}
        onOpen={setOpened}
        onReady={storeOpener}
      />
      {openedMember && (
        <Popup
          key={`${opened.id} ${opened.at.lat} ${opened.at.lng}`}
          position={opened.at}
          offset={POPUP_OFFSET}
          closeButton={false}
          autoPan={false}
          eventHandlers={{ remove: () => setOpened((current) => (current === opened ? null : current)) }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {openedMember.photoUrl && (
              <StaffAvatar name={openedMember.name} src={openedMember.photoUrl} size={50} />
            )}
            <div>
              <Typography component="span">{openedMember.name}</Typography>
              {openedMember.seenAt && (
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {t('seenAt', { date: format.date(openedMember.seenAt) })}
                </Typography>
              )}
            </div>
          </Box>
        </Popup>
      )}
    </>
  );
}
