import { keyframes, type CSSObject, type Theme } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.4 } });

/** What keeps the place of content that is on its way: as MUI draws it, which with its other forms weighs more than pages can spare. */
export const skeletonLook = (theme: Theme): CSSObject => ({
  display: 'block',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.Skeleton.bg,
  animation: `${pulse} 2s ease-in-out 0.5s infinite`,
});
