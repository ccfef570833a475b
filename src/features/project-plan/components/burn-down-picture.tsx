import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '@/start/lazy-component';
import { PanelBoundary } from '@/ui/page/panel-boundary';
import { useBrowserIdle } from '@/ui/page/use-browser-idle';
import type { BurnDown } from '../model/burn-down';

export const PICTURE_HEIGHT = 280;

/** No `SkeletonBlock`, because screen readers do not announce its status inside an image. */
const PLACEHOLDER = <Skeleton variant="rounded" height={PICTURE_HEIGHT} />;

/** Lazy, because the chart library is as large as a page. */
const BurnDownCanvas = lazyComponent(async () => (await import('./burn-down-canvas')).BurnDownCanvas, {
  meanwhile: PLACEHOLDER,
  throwOnError: true,
});

type BurnDownPictureProps = {
  burn: BurnDown;
  words: string;
  formatKey: (key: string) => string;
  start: string;
};

export function BurnDownPicture({ words, ...drawing }: BurnDownPictureProps) {
  const hasBeenIdle = useBrowserIdle();
  return (
    <PanelBoundary>
      <Box
        role="img"
        aria-label={words}
        sx={{ position: 'relative', height: PICTURE_HEIGHT, overflow: 'hidden', my: 2 }}
      >
        {hasBeenIdle ? <BurnDownCanvas {...drawing} /> : PLACEHOLDER}
      </Box>
    </PanelBoundary>
  );
}
