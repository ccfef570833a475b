import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { legendLook } from '@/ui/page/legend-look';

const DATE_HEIGHT = 58;
const THERE_HEIGHT = 84;
/** Of the bar of a day on which everybody is at work. */
const FULL_BAR = 44;

/** Of paper no screen is narrow: it is printed as on a wide one. */
export const onNarrowScreen = (theme: Theme) =>
  theme.breakpoints.down('md').replace('@media', '@media screen and');

/** The looks of leave: on the wall and in its legend. */
function barLooks({ vars: { palette } }: Theme): CSSObject {
  return {
    '& .bar': {
      boxSizing: 'border-box',
      display: 'grid',
      placeItems: 'center',
      height: 26,
      border: `1px solid ${palette.info.text}`,
      borderRadius: 6,
      backgroundColor: palette.info.tint,
      backgroundImage: `repeating-linear-gradient(135deg, color-mix(in srgb, ${palette.info.text} 30%, transparent) 0 1px, transparent 1px 5px)`,
      color: palette.info.text,
      fontSize: 12,
      fontWeight: 600,
      '&[data-part]': { height: 18 },
      '&[data-kind="unpaid"]': {
        border: `1px dashed ${palette.text.secondary}`,
        backgroundColor: palette.background.paper,
        backgroundImage: 'none',
        color: palette.text.secondary,
      },
    },
    '& .over': { height: 6, borderRadius: 3, backgroundColor: palette.warning.text },
  };
}

/** Around the wall. The styles of all cells stand here once. */
export const WallLooks = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    ...barLooks(theme),
    userSelect: 'none',
    '& [role="grid"]': { scrollPaddingTop: DATE_HEIGHT + THERE_HEIGHT + 4 },
    '& .edge-row.head': {
      height: 'auto',
      backgroundColor: palette.background.paper,
      '& > *': { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'flex-start' },
    },
    '& .date': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: 1,
      boxSizing: 'border-box',
      height: DATE_HEIGHT,
      paddingTop: 6,
      borderBottom: line,
      backgroundColor: palette.background.subtle,
      '& b': { color: palette.text.primary, fontWeight: theme.typography.fontWeightMedium },
      '& small': { fontSize: 12 },
      '& .month': { color: palette.text.primary },
    },
    '& [data-column~="today"] .date': { boxShadow: `inset 0 -3px ${palette.primary.text}` },
    '& .there': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'flex-end',
      boxSizing: 'border-box',
      height: THERE_HEIGHT,
      paddingBottom: 8,
      fontSize: 13,
      '& em': { display: 'flex', alignItems: 'center', fontStyle: 'normal' },
      '& i': {
        boxSizing: 'border-box',
        width: '64%',
        height: `calc(var(--there) * ${FULL_BAR}px)`,
        marginTop: 2,
        borderRadius: '3px 3px 0 0',
        backgroundColor: `color-mix(in srgb, ${palette.primary.main} 50%, ${palette.background.paper})`,
      },
      '&[style]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: `calc(8px + var(--limit) * ${FULL_BAR}px)`,
        borderTop: `1px dashed ${palette.text.secondary}`,
      },
      '&[data-tight]': {
        '& em': { color: palette.warning.text, fontWeight: theme.typography.fontWeightMedium },
        '& i': { border: `1px solid ${palette.warning.text}`, backgroundColor: palette.warning.tint },
      },
    },
    '& .head [data-edge] .there': {
      alignItems: 'flex-start',
      justifyContent: 'center',
      paddingInline: 16,
      whiteSpace: 'normal',
      color: palette.text.primary,
      '& small': { fontSize: 12, color: palette.text.secondary },
    },
    '& .rows [data-column~="day"]': { position: 'relative' },
    '& .rows [data-column~="today"]': { backgroundColor: palette.primary.tint },
    '& [data-column~="monday"]': { borderLeft: line },
    '& .rows :is([data-look~="holiday"], [data-look~="before"])': {
      backgroundColor: palette.background.subtle,
      cursor: 'default',
    },
    '& .rows [data-look~="chosen"]': {
      boxShadow: `inset 0 2px ${palette.primary.text}, inset 0 -2px ${palette.primary.text}`,
      backgroundColor: palette.primary.tint,
    },
    '& .rows .bar': {
      position: 'absolute',
      left: 2,
      width: 'calc(var(--run) * 100% - 4px)',
      overflow: 'hidden',
      pointerEvents: 'none',
    },
    '& .rows [data-edge="start"]': { gap: 8, paddingInline: '16px 8px' },
    '& .who': { flex: 1, minWidth: 0, display: 'grid', gap: 3 },
    '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.4 },
    '& .load': {
      position: 'relative',
      height: 5,
      borderRadius: 3,
      backgroundColor: palette.divider,
      '& i': {
        display: 'block',
        height: 5,
        borderRadius: 3,
        backgroundColor: `color-mix(in srgb, ${palette.primary.main} 75%, ${palette.background.paper})`,
      },
      '&[data-over] i': { backgroundColor: palette.warning.text },
      // The line of 40 hours, on a bar of 50.
      '&::after': {
        content: '""',
        position: 'absolute',
        top: -1,
        left: '80%',
        width: 2,
        height: 7,
        backgroundColor: palette.text.primary,
      },
    },
    '& .hours': {
      minWidth: 42,
      textAlign: 'right',
      color: palette.text.secondary,
      '&[data-over]': { color: palette.warning.text, fontWeight: theme.typography.fontWeightMedium },
    },
    [onNarrowScreen(theme)]: {
      '& .rows [data-edge="start"]': { paddingInline: '12px 4px' },
      '& .rows .name': { whiteSpace: 'normal', lineHeight: 1.2, maxHeight: '2.4em' },
      '& .head [data-edge] .there': { paddingInline: '12px 4px' },
      '& .there em svg': { display: 'none' },
    },
    '@media print': {
      '& [role="grid"] .rows > [role="row"]': { height: 30 },
      '& [role="grid"] .rows [data-column~="day"]': { position: 'relative' },
      '& [role="grid"] [role="row"] > [data-edge="start"]': { width: 190 },
      '& :is([data-avatar], .load)': { display: 'none' },
      '& .who': { display: 'inline' },
      '& .rows [data-edge="start"]': { whiteSpace: 'normal' },
      '& .hours': { float: 'right' },
      '& .rows .bar': { height: 20, marginTop: -10, '&[data-part]': { height: 16, marginTop: -8 } },
    },
  };
});

/** What the looks mean. */
export const WallLegendLooks = styled('ul')(({ theme }) => ({
  ...legendLook(theme),
  ...barLooks(theme),
  '& span': { width: 22 },
  '& .bar, & .bar[data-part]': { height: 14, borderRadius: 4 },
  '& .bar[data-part]': { height: 8 },
}));
