import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { skeletonLook } from '@/ui/page/skeleton-look';

/** Thin lines across, over `ground`. */
export const hatched = ({ vars: { palette } }: Theme): CSSObject => ({
  backgroundColor: palette.info.tint,
  backgroundImage: `repeating-linear-gradient(135deg, color-mix(in srgb, ${palette.info.text} 45%, transparent) 0 1px, transparent 1px 7px)`,
});

const share = ({ vars: { palette } }: Theme, percent: number) =>
  `color-mix(in srgb, ${palette.primary.main} ${percent}%, ${palette.background.paper})`;

/** The looks of the kinds of days, for the map and its legend. */
export const kindLooks = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    '& [data-kind]': { border: `1px solid ${palette.divider}`, backgroundColor: palette.background.paper },
    '& [data-kind="complete"]': { borderColor: 'transparent', backgroundColor: share(theme, 30) },
    '& [data-kind="over"]': { borderColor: 'transparent', backgroundColor: share(theme, 50) },
    '& [data-kind="missing"]': {
      border: `2px dashed ${palette.warning.text}`,
      backgroundColor: palette.warning.tint,
    },
    '& [data-kind="leave"]': { borderColor: 'transparent', ...hatched(theme) },
    '& :is([data-kind="weekend"], [data-kind="holiday"], [data-kind="unknown"])': {
      borderColor: 'transparent',
      backgroundColor: palette.background.subtle,
    },
  };
};

/** The look of the month map. The styles of all days stand here once. */
export const MapTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  const { animation } = skeletonLook(theme);
  return {
    width: 'calc(100% + 12px)',
    margin: '-6px -6px 6px',
    borderCollapse: 'separate',
    borderSpacing: 6,
    tableLayout: 'fixed',
    '& th, & td': { padding: 0 },
    '& th': {
      ...theme.typography.body2,
      fontWeight: theme.typography.fontWeightMedium,
      color: palette.text.secondary,
      '& abbr': { textDecoration: 'none' },
    },
    '& :is(th, a:is([data-kind="weekend"], [data-kind="holiday"], [data-kind="waiting"]))': {
      '&[data-tone="sunday"]': { color: palette.error.text },
      '&[data-tone="saturday"]': { color: palette.info.text },
    },
    ...kindLooks(theme),
    '& a': {
      position: 'relative',
      display: 'block',
      boxSizing: 'border-box',
      height: 80,
      padding: '6px 7px',
      borderRadius: 8,
      overflow: 'hidden',
      color: palette.text.primary,
      textDecoration: 'none',
      lineHeight: 1.2,
      scrollMarginBottom: 16,
      '&:hover': { borderColor: palette.control.border, borderStyle: 'solid' },
      '&[aria-current]': { border: `2px solid ${palette.text.primary}` },
    },
    '& a:is([data-kind="future"], [data-kind="unknown"])': { color: palette.text.secondary },
    '& a[data-kind="missing"]': { color: palette.warning.text, '& .date': { color: palette.text.primary } },
    '& a[data-kind="leave"]': { color: palette.info.text },
    '& a[data-leave="part"]::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 50%',
      borderBottom: `2px solid ${palette.primary.text}`,
      ...hatched(theme),
    },
    '& .date': { position: 'relative', fontWeight: theme.typography.fontWeightMedium },
    '& .mark': {
      position: 'absolute',
      top: 5,
      right: 6,
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      maxWidth: 'calc(100% - 34px)',
      fontSize: 13,
      whiteSpace: 'nowrap',
      '& svg': { fontSize: 17 },
    },
    '& a:is([data-kind="complete"], [data-kind="over"]) .mark svg': { color: palette.text.primary },
    '& a[data-leave="part"] .mark': { color: palette.info.text, '& svg': { color: 'inherit' } },
    '& a:is([data-kind="partial"], [data-kind="missing"]) .mark svg': { color: palette.warning.text },
    '& .hours': { position: 'absolute', right: 7, bottom: 6, fontSize: 18, fontWeight: 600 },
    '& .hours small': { fontSize: 12, fontWeight: 400, color: palette.text.secondary },
    '& a[data-kind="missing"] .hours small': { color: 'inherit' },
    '& a:has(.meter) .hours': { bottom: 13 },
    '& .meter': {
      position: 'absolute',
      right: 6,
      bottom: 5,
      left: 6,
      height: 5,
      border: `1px solid ${palette.control.border}`,
      borderRadius: 3,
      overflow: 'hidden',
      backgroundColor: palette.background.subtle,
      '& span': { display: 'block', height: '100%', backgroundColor: palette.primary.text },
    },
    '&[aria-busy="true"] tbody': { animation },
    [theme.breakpoints.down('sm')]: {
      width: 'calc(100% + 8px)',
      margin: '-4px -4px 4px',
      borderSpacing: 4,
      '& a': { height: 56, padding: '4px 5px', fontSize: 14 },
      '& .mark': { top: 3, right: 3, maxWidth: 'calc(100% - 22px)', '& svg': { fontSize: 14 } },
      '& .wide': { display: 'none' },
      '& .hours': { right: 4, bottom: 3, fontSize: 15 },
      '& .hours small': { display: 'none' },
      '& a:has(.meter) .hours': { bottom: 10 },
      '& .meter': { right: 4, bottom: 4, left: 4 },
    },
  };
});
