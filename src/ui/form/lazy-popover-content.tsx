import CircularProgress from '@mui/material/CircularProgress';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/start/lazy-component';

function Waiting() {
  const { t } = useTranslation();
  return <CircularProgress aria-label={t('label.loading')} sx={{ m: 4 }} />;
}

/** A lazy component for the dialog of a `PopoverField`. On demand, because most values are typed. */
export const lazyPopoverContent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, { meanwhile: <Waiting />, isOnDemand: true, throwOnError: true });
