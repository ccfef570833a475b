import useMediaQuery from '@mui/material/useMediaQuery';

/** Returns 13 columns on large screens, 9 on medium ones, 7 on small ones. Source: SK-3. */
export function useGridColumns(): number {
  const isLarge = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isMedium = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (isLarge) return 13;
  return isMedium ? 9 : 7;
}
