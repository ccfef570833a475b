import type { CSSObject, Theme } from '@mui/material/styles';
import styles from './skeleton-look.module.css';

/** The same for what is styled by MUI. */
export const skeletonLook = (theme: Theme): CSSObject => ({
  display: 'block',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.Skeleton.bg,
  animation: `${styles.pulse} 2s ease-in-out 0.5s infinite`,
});
