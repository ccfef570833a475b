import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';

/** A thin bar at the top of the window while something is on its way. Takes no room, so nothing jumps. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  if (!isActive) return null;
  return (
    <LinearProgress
      aria-label={t('label.loading')}
      sx={{ position: 'fixed', top: 0, insetInline: 0, zIndex: 'tooltip', height: 3 }}
    />
  );
}
