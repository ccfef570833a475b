import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { PanelBoundary } from '@/ui/page/state-message';
import { useBrowserIdle } from '@/ui/page/use-browser-idle';
import type { BurnDown } from '../model/burn-down';

/** Lazy, because the chart library is as large as a page; the words are shown first. */
const BurnDownCanvas = lazy(async () => ({
  default: (await import('./burn-down-canvas')).BurnDownCanvas,
}));

/** In px. */
export const PICTURE_HEIGHT = 280;

type BurnDownPictureProps = {
  burn: BurnDown;
  words: string;
  formatKey: (key: string) => string;
  start: string;
};

/** The chart in words for screen readers, and drawn once the network is idle. */
export function BurnDownPicture({ words, ...drawing }: BurnDownPictureProps) {
  const hasBeenIdle = useBrowserIdle();
  const placeholder = <SkeletonBlock height={PICTURE_HEIGHT} />;
  return (
    <Box
      role="img"
      aria-label={words}
      sx={{ position: 'relative', height: PICTURE_HEIGHT, overflow: 'hidden', my: 2 }}
    >
      <PanelBoundary>
        <Suspense fallback={placeholder}>
          {hasBeenIdle ? <BurnDownCanvas {...drawing} /> : placeholder}
        </Suspense>
      </PanelBoundary>
    </Box>
  );
}
