import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { PanelBoundary } from '@/ui/page/state-message';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useAtRest } from '@/ui/page/use-at-rest';
import type { BurnDown } from '../model/burn-down';

/** As heavy as a page: the picture comes after the words. */
const BurnDownCanvas = lazy(async () => ({
  default: (await import('./burn-down-canvas')).BurnDownCanvas,
}));

/** In px. */
export const PICTURE_HEIGHT = 280;

type BurnDownPictureProps = {
  burn: BurnDown;
  /** What the picture says. */
  words: string;
  labelOf: (key: string) => string;
  /** Stands under the first point. */
  start: string;
};

/** The two lines, drawn once all else stands. */
export function BurnDownPicture({ words, ...drawing }: BurnDownPictureProps) {
  const isAtRest = useAtRest();
  const waiting = <SkeletonBlock height={PICTURE_HEIGHT} />;
  return (
    <Box
      role="img"
      aria-label={words}
      sx={{ position: 'relative', height: PICTURE_HEIGHT, overflow: 'hidden', my: 2 }}
    >
      <PanelBoundary>
        <Suspense fallback={waiting}>{isAtRest ? <BurnDownCanvas {...drawing} /> : waiting}</Suspense>
      </PanelBoundary>
    </Box>
  );
}
