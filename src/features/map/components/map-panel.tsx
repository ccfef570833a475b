import { lazy, Suspense } from 'react';
import { Panel } from '@/ui/page/panel';
import { PanelBoundary } from '@/ui/page/state-message';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import type { StaffMapProps } from './staff-map';

/** As high as the map. Source: MP-1. */
const MAP_HEIGHT = 600;

/** The list below can be used while the map is on its way, and when it does not come. */
const StaffMap = lazy(async () => ({ default: (await import('./staff-map')).StaffMap }));

type MapPanelProps = StaffMapProps & { onFailed: () => void };

/** The map in its own panel, which may fail alone. */
export function MapPanel({ onFailed, ...props }: MapPanelProps) {
  return (
    <Panel isFlush>
      <PanelBoundary onFailed={onFailed}>
        <Suspense fallback={<SkeletonBlock height={MAP_HEIGHT} />}>
          <StaffMap {...props} />
        </Suspense>
      </PanelBoundary>
    </Panel>
  );
}
