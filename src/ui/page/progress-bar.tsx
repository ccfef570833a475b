import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';

/** A thin bar at the top of the window while something is on its way. Takes no room, so nothing jumps. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  if (!isActive) return null;
  return (
    <LinearProgress
      aria-label={t('label.loading')}
      sx={{ position: 'fixed', zIndex: 'tooltip', inset: '0 0 auto', height: 3 }}
    />
  );
}
