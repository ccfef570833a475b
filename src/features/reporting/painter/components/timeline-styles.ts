import type { CSSObject, Theme } from '@mui/material/styles';
import { ghostStyles } from '../../calendar/components/ghost-styles';

const HATCHED = 'repeating-linear-gradient(135deg, var(--mui-palette-divider) 0 1px, transparent 1px 7px)';

const mixed = (share: number, over: string) => `color-mix(in srgb, var(--tone) ${share}%, ${over})`;

/** Styles stand on the grid and not on its hundred cells: a class of its own for each would make every stroke slow. */
export function timelineStyles({ theme }: { theme: Theme }): CSSObject {
  const { palette } = theme.vars;
  const paper = palette.background.paper;
  return {
    display: 'grid',
    columnGap: 6,
    userSelect: 'none',
    // A finger scrolls until it has rested.
    touchAction: 'pan-y',
    WebkitTouchCallout: 'none',
    '& .axis': {
      display: 'grid',
      alignContent: 'end',
      paddingTop: HEAD_HEIGHT,
      '& > span': {
        ...theme.typography.caption,
        lineHeight: '14px',
        marginTop: -7,
        textAlign: 'end',
        color: palette.text.secondary,
        fontVariantNumeric: 'tabular-nums',
        '&:first-of-type': { marginTop: -2 },
        '&.lunch': { marginTop: -2 },
      },
    },
    '& .head': {
      display: 'grid',
      gap: 2,
      height: HEAD_HEIGHT,
      alignContent: 'start',
      ...theme.typography.body2,
      lineHeight: 1.4,
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > span': { ...theme.typography.caption, lineHeight: 1.4, color: palette.text.secondary },
      '& > i': {
        height: 5,
        borderRadius: 3,
        background: `linear-gradient(to right, ${palette.primary.text} calc(var(--share) * 100%), ${palette.background.subtle} 0)`,
        outline: `1px solid ${palette.divider}`,
        outlineOffset: -1,
      },
    },
    '& .day': { minWidth: 0 },
    '& .day[data-today] .head > b': { color: palette.primary.text },
    '& .body': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      border: `1px solid ${palette.divider}`,
      borderRadius: 6,
      cursor: 'crosshair',
      '& > *': { gridColumn: 1, minWidth: 0 },
    },
    '& .day[data-off] .body': { backgroundColor: palette.background.subtle },
    '& .day[data-today] .body': { borderColor: palette.text.secondary },
    '& [role=gridcell]': {
      borderTop: `1px dashed ${palette.divider}`,
      '&[data-hour]': { borderTopStyle: 'solid' },
      '&:first-of-type': { borderTop: 0 },
      '&[data-lunch]': { borderTop: 0, backgroundImage: HATCHED },
      '&:focus': {
        outline: `2px solid ${palette.primary.text}`,
        outlineOffset: 1,
        borderRadius: 3,
        zIndex: 3,
      },
    },
    '& .block': {
      pointerEvents: 'none',
      position: 'relative',
      zIndex: 1,
      overflow: 'hidden',
      margin: '1px 1px 1px 0',
      padding: '2px 6px 2px 8px',
      borderRadius: 5,
      ...theme.typography.body2,
      fontSize: 13,
      lineHeight: 1.35,
      backgroundColor: mixed(16, paper),
      borderInlineStart: '4px solid var(--tone)',
      '& small': { display: 'block', color: palette.text.secondary, fontSize: 12 },
      '& .what': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
      '&[data-short] .what': { whiteSpace: 'nowrap' },
      '&[data-line]': { paddingBlock: 0, lineHeight: '22px' },
      // Where a finger that rests draws it longer.
      '@media (pointer: coarse)': {
        '&:not([data-state=cleared])::after': {
          content: '""',
          position: 'absolute',
          bottom: 2,
          left: 'calc(50% - 12px)',
          width: 24,
          height: 4,
          borderRadius: 2,
          backgroundColor: 'var(--tone)',
        },
      },
      '& .mark': {
        position: 'absolute',
        insetInlineEnd: 3,
        bottom: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        padding: '0 4px',
        borderRadius: 3,
        fontSize: 12,
        lineHeight: '16px',
        backgroundColor: paper,
        color: palette.text.primary,
      },
      '&[data-state=unsaved]': {
        border: '1.5px dashed var(--tone)',
        borderInlineStart: '4px dashed var(--tone)',
      },
      '&[data-state=waiting]': { borderInlineStartStyle: 'dotted' },
      '&[data-state=cleared]': {
        border: `1.5px dashed ${palette.error.text}`,
        backgroundColor: paper,
        backgroundImage: HATCHED,
        '& .what': { textDecoration: 'line-through' },
      },
    },
    '& .ghost': {
      pointerEvents: 'none',
      zIndex: 2,
      margin: '1px 0',
      padding: '1px 6px',
      border: '2px solid var(--tone)',
      borderRadius: 5,
      fontSize: 13,
      lineHeight: 1.35,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      backgroundColor: mixed(30, paper),
      color: palette.text.primary,
    },
    '& .selection': {
      pointerEvents: 'none',
      zIndex: 2,
      border: `2px solid ${palette.text.primary}`,
      borderRadius: 4,
      backgroundColor: palette.action.selected,
    },
    ...ghostStyles(theme),
  };
}

/** The name of a day, its bar and its hours; a line more where a calendar says something of a day. */
const HEAD_HEIGHT = 'var(--head, 52px)';
