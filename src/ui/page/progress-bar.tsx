import type { LinearProgressProps } from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/start/lazy-component';

/** MUI's bar, which no page shows at its start. */
export const ProgressLine = lazyComponent<LinearProgressProps>(
  async () => (await import('@mui/material/LinearProgress')).default,
);

/** A thin bar at the top of the window while something is on its way. Takes no room, so nothing jumps. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  if (!isActive) return null;
  return (
    <ProgressLine
      aria-label={t('label.loading')}
      sx={{ position: 'fixed', zIndex: 'tooltip', inset: '0 0 auto', height: 3 }}
    />
  );
}
