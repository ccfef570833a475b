import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { legendLook } from '@/ui/page/legend-look';

const share = ({ vars: { palette } }: Theme, percent: number) =>
  `color-mix(in srgb, ${palette.primary.main} ${percent}%, ${palette.background.paper})`;

/** The looks of days by what they amount to: of the board, of its cards and of its legend. */
function dayLooks(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    '& [data-look~="complete"]': { backgroundColor: share(theme, 30), color: palette.text.primary },
    '& [data-look~="over"]': {
      backgroundColor: share(theme, 50),
      color: palette.text.primary,
      fontWeight: theme.typography.fontWeightMedium,
    },
    '& [data-look~="partial"]': {
      border: `1px solid ${palette.warning.text}`,
      backgroundColor: palette.warning.tint,
      color: palette.warning.text,
    },
    '& [data-look~="missing"]': {
      border: `2px dashed ${palette.warning.text}`,
      backgroundColor: palette.warning.tint,
      color: palette.warning.text,
      fontWeight: theme.typography.fontWeightMedium,
    },
    '& [data-look~="leave"]': {
      backgroundColor: palette.info.tint,
      backgroundImage: `repeating-linear-gradient(135deg, color-mix(in srgb, ${palette.info.text} 45%, transparent) 0 1px, transparent 1px 6px)`,
      color: palette.info.text,
      fontWeight: theme.typography.fontWeightMedium,
    },
    '& [data-look~="part-leave"]': { boxShadow: `inset 0 -4px ${palette.info.text}` },
    '& [data-look~="today"]': { border: `1px solid ${palette.control.border}` },
    '& :is([data-look~="weekend"], [data-look~="holiday"])': { backgroundColor: palette.background.subtle },
    '& :is([data-look~="unknown"], [data-look~="future"])': { color: palette.text.secondary },
  };
}

/** Around the board. The styles of all cells stand here once. */
export const BoardLooks = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...dayLooks(theme),
    '& .rows [data-column~="day"]': {
      boxSizing: 'border-box',
      margin: '4px 1.5px',
      borderRadius: 5,
      fontSize: 12,
      letterSpacing: '-0.02em',
      '&:is([data-look~="weekend"], [data-look~="holiday"])': { margin: 0, borderRadius: 0 },
    },
    '& .head [data-column~="day"]': {
      flexDirection: 'column',
      gap: 2,
      fontSize: 13,
      fontWeight: theme.typography.fontWeightMedium,
      '& small': { fontSize: 11, fontWeight: theme.typography.fontWeightRegular },
      '&[data-column~="sunday"]': { color: palette.error.text },
      '&[data-column~="saturday"]': { color: palette.info.text },
      '&[data-column~="today"]': {
        color: palette.text.primary,
        boxShadow: `inset 0 -3px ${palette.primary.text}`,
      },
    },
    '& [data-column="total"]': { fontWeight: theme.typography.fontWeightMedium },
    '& [data-column="due"]': { color: palette.text.secondary },
    '& [data-edge][data-column="difference"]': {
      paddingRight: 16,
      '&[data-look="less"]': { color: palette.warning.text },
    },
    '& .foot': {
      '& [data-look="some"]': {
        flexDirection: 'column',
        justifyContent: 'flex-end',
        paddingBottom: 3,
        fontSize: 12,
        fontWeight: theme.typography.fontWeightMedium,
        color: palette.warning.text,
        '& i': {
          width: 11,
          maxHeight: 18,
          marginBottom: 1,
          borderRadius: 1,
          backgroundColor: 'currentcolor',
        },
      },
    },
    '& [data-edge="start"][data-edge]': { gap: 8, paddingInline: '16px 6px' },
    '& .name': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.6 },
    '& .badge': {
      flexShrink: 0,
      minWidth: 22,
      padding: '2px 4px',
      borderRadius: 6,
      textAlign: 'center',
      fontWeight: theme.typography.fontWeightMedium,
      color: palette.warning.text,
      backgroundColor: palette.warning.tint,
    },
    '& .done': { color: palette.primary.text },
    '& .pick': {
      position: 'relative',
      display: 'grid',
      flexShrink: 0,
      '& > input': {
        position: 'absolute',
        inset: 0,
        width: 18,
        height: 18,
        margin: 'auto',
        opacity: 0,
        accentColor: palette.primary.text,
        cursor: 'pointer',
      },
    },
    '& [role="row"]:is(:hover, :focus-within, [aria-selected="true"]) .pick': {
      '& > [data-avatar]': { visibility: 'hidden' },
      '& > input': { opacity: 1 },
    },
    '@media print': {
      '& [role="grid"]': { borderSpacing: '2px 1px' },
      '& :is([data-avatar], .pick)': { display: 'none' },
      '& .head small': { display: 'block' },
      '& .rows [data-edge="start"] > .name': { marginRight: 6, whiteSpace: 'normal' },
    },
    '@media (hover: none)': { '& .pick > input': { inset: -6, width: 36, height: 36 } },
  };
});

/** Around the cards of narrow screens. */
export const CardLooks = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...dayLooks(theme),
    display: 'grid',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      padding: '12px 16px',
      border: `1px solid ${palette.divider}`,
      borderRadius: 12,
      backgroundColor: palette.background.paper,
    },
    '& .who': { display: 'flex', alignItems: 'center', gap: 8, '& > div': { flex: 1, minWidth: 0 } },
    '& .who a, & .who b': {
      ...theme.typography.body1,
      fontWeight: theme.typography.fontWeightMedium,
      color: palette.text.primary,
      overflowWrap: 'anywhere',
    },
    '& .who small': { ...theme.typography.body2, display: 'block', color: palette.text.secondary },
    '& .strip': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(19px, 1fr))',
      gap: 2,
      margin: '8px 0 0',
      padding: 0,
      listStyle: 'none',
    },
    '& [data-look]': {
      boxSizing: 'border-box',
      display: 'grid',
      placeItems: 'center',
      height: 26,
      borderRadius: 4,
      fontSize: 12,
      fontVariantNumeric: 'tabular-nums',
      textDecoration: 'none',
    },
  };
});

/** What the looks mean. */
export const LegendLooks = styled('ul')(({ theme }) => ({
  ...legendLook(theme),
  ...dayLooks(theme),
  '& span': { boxSizing: 'border-box', width: 16, height: 16, borderRadius: 4 },
}));
