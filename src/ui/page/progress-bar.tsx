import type { LinearProgressProps } from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/start/lazy-component';

/** Lazy, because a page that loads at once shows none. */
export const LazyLinearProgress = lazyComponent<LinearProgressProps>(
  async () => (await import('@mui/material/LinearProgress')).default,
);

/** A thin bar at the top of the window while a page loads. Takes no room, so that nothing jumps. */
export function TopProgressBar({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  if (!isActive) return null;
  return (
    <LazyLinearProgress
      aria-label={t('label.loading')}
      sx={{ position: 'fixed', zIndex: 'tooltip', inset: '0 0 auto', height: 3 }}
    />
  );
}
