import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { legendLook } from '@/ui/page/legend-look';

const HEAD_HEIGHT = 120;

/** Of paper no screen is narrow: it is printed as on a wide one. */
export const onNarrowScreen = (theme: Theme) =>
  theme.breakpoints.down('md').replace('@media', '@media screen and');

const share = ({ vars: { palette } }: Theme, percent: number) =>
  `color-mix(in srgb, ${palette.primary.main} ${percent}%, ${palette.background.paper})`;

/** Five fills, the best mark the fullest, each with the mark itself. */
function markLooks(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    '& .mark': {
      boxSizing: 'border-box',
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 34,
      height: 30,
      border: `1px solid ${share(theme, 40)}`,
      borderRadius: 6,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      fontSize: 16,
      lineHeight: 1,
      printColorAdjust: 'exact',
      '&:is([data-mark="best"], [data-mark="fiveYears"], [data-mark="threeYears"], [data-mark="oneYear"])': {
        border: 0,
      },
      '&[data-mark="best"]': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
      '&[data-mark="fiveYears"]': { backgroundColor: share(theme, 46) },
      '&[data-mark="threeYears"]': { backgroundColor: share(theme, 30) },
      '&[data-mark="oneYear"]': { backgroundColor: share(theme, 16) },
    },
    '& .warning': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 3,
      color: palette.warning.text,
      fontWeight: theme.typography.fontWeightMedium,
    },
  };
}

/** Around the matrix. The styles of all cells stand here once. */
export const FinderLooks = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const match = `color-mix(in srgb, ${palette.primary.tint} 55%, ${palette.background.paper})`;
  const edge = `inset 3px 0 ${palette.primary.text}`;
  return {
    ...markLooks(theme),
    '& [role="grid"]': { scrollPaddingTop: HEAD_HEIGHT + 4 },
    '& .edge-row.head': { height: HEAD_HEIGHT, fontWeight: theme.typography.fontWeightMedium },
    '& .edge-row.head > *': { alignItems: 'flex-end', paddingBottom: 8 },
    '& .edge-row.head [data-edge="start"]': { paddingInline: '16px 8px' },
    '& .head button': {
      maxHeight: HEAD_HEIGHT - 12,
      minWidth: 28,
      padding: '2px 0',
      overflow: 'hidden',
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontWeight: theme.typography.fontWeightMedium,
      textOverflow: 'ellipsis',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      writingMode: 'vertical-rl',
      textOrientation: 'sideways',
      transform: 'rotate(180deg)',
      cursor: 'pointer',
    },
    '& [data-column~="asked"]': { backgroundColor: palette.primary.tint },
    '& .head [data-column~="asked"]': { color: palette.primary.text },
    // Who is chosen for the comparison says so by the box: the looks of a chosen row belong to who matches.
    '& .rows > [role="row"][aria-selected]': {
      backgroundColor: palette.background.paper,
      boxShadow: 'none',
      '& > [data-edge="start"]': { boxShadow: 'none' },
    },
    '& .rows > [role="row"][data-look="match"]': {
      backgroundColor: match,
      boxShadow: edge,
      '& > [data-edge="start"]': { boxShadow: edge },
      '& .who b': { fontWeight: theme.typography.fontWeightBold },
    },
    '& .rows > [data-look="unknown"]': { color: palette.text.secondary },
    '& .rows [data-edge="start"]': { gap: 8, paddingInline: '16px 8px' },
    '& .who': { flex: 1, minWidth: 0, display: 'grid' },
    '& .who b': { fontWeight: theme.typography.fontWeightRegular },
    '& .who :is(b, small)': { overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.45 },
    '& .who small': { fontSize: 12, color: palette.text.secondary },
    '& .check': { flex: 'none', display: 'inline-flex', color: palette.primary.text },
    '& .pick': { flex: 'none', width: 24, height: 24, display: 'grid', placeItems: 'center' },
    '& .pick input': {
      width: 18,
      height: 18,
      margin: 0,
      accentColor: palette.primary.text,
      cursor: 'pointer',
    },
    '& .foot [data-edge="start"]': {
      paddingInline: '16px 8px',
      fontWeight: theme.typography.fontWeightMedium,
    },
    '& .foot button': {
      minWidth: 28,
      minHeight: 28,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      cursor: 'pointer',
      '&:not(.warning)': { color: 'inherit' },
    },
    [onNarrowScreen(theme)]: {
      '& :is(.rows, .edge-row.head, .foot) [data-edge="start"]': { paddingInline: '10px 4px' },
      '& .who b': { whiteSpace: 'normal', maxHeight: '2.5em', lineHeight: 1.25, overflowWrap: 'anywhere' },
    },
    // As a table, so that each sheet begins with the heads.
    '@media print': {
      '& [role="grid"]': { display: 'table', width: '100%', tableLayout: 'fixed', borderBlock: 0 },
      '& [role="grid"] .edge-row.head': { display: 'table-header-group', breakInside: 'avoid' },
      '& [role="grid"] .rows': { display: 'table-row-group' },
      '& [role="grid"] .edge-row.foot': { display: 'table-footer-group' },
      '& [role="grid"] .rows > [role="row"]': { display: 'table-row', height: 30 },
      '& [role="grid"] [role="row"] > *': {
        display: 'table-cell',
        verticalAlign: 'middle',
        textAlign: 'center',
        borderBottom: `1px solid ${palette.divider}`,
      },
      '& [role="grid"] [role="row"] > [data-edge="start"]': { width: 170, textAlign: 'start' },
      '& [role="grid"] .head > *': { height: HEAD_HEIGHT, verticalAlign: 'bottom' },
      '& [role="grid"] [role="row"] > [data-column~="japanese"]': { width: 64 },
      '& .head [data-column~="japanese"]': { whiteSpace: 'normal', fontSize: 12 },
      '& .who': { display: 'inline-grid', maxWidth: 'calc(100% - 26px)' },
      '& .check': { verticalAlign: 'top' },
      '& :is([data-avatar], .pick)': { display: 'none' },
      '& .mark': { width: 'auto', maxWidth: 24, height: 22, marginInline: 'auto', fontSize: 13 },
    },
  };
});

/** What the marks mean. */
export const FinderLegendLooks = styled('ul')(({ theme }) => ({
  ...legendLook(theme),
  ...markLooks(theme),
  '& .mark': { ...(markLooks(theme)['& .mark'] as CSSObject), width: 26, height: 24, fontSize: 14 },
}));
