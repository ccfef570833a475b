import { styled } from '@mui/material/styles';
import { skeletonLook } from '../page/skeleton-look';
import type { MatrixCell, MatrixColumn } from './matrix-column';

/** Of the rows at the top and at the foot, which stay. */
export const EDGE_ROW_HEIGHT = 40;

/** What stands in the head of a column. */
export const headOf = ({ head, label }: MatrixColumn): MatrixCell => ({ content: head, label });

/** Styles stand on the frame and not on its thousand cells. */
export const MatrixFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    ...theme.typography.body2,
    position: 'relative',
    maxHeight: 'max(320px, calc(100dvh - 112px))',
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    borderBlock: line,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    // What gets the focus must not come to lie beneath what stays.
    scrollPadding: `${EDGE_ROW_HEIGHT + 4}px var(--end) ${EDGE_ROW_HEIGHT + 4}px var(--start)`,
    '& [role="row"]': {
      display: 'grid',
      boxSizing: 'border-box',
      gridTemplateColumns: 'var(--tracks)',
      minWidth: 'var(--width)',
      width: '100%',
    },
    '& .rows': { position: 'relative', minWidth: 'var(--width)' },
    '& .rows > [role="row"]': {
      position: 'absolute',
      height: 'var(--row)',
      borderBottom: line,
      backgroundColor: palette.background.paper,
      contain: 'layout style',
    },
    '& .rows > [aria-selected="true"]': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.tint} 55%, ${palette.background.paper})`,
      boxShadow: `inset 3px 0 ${palette.primary.text}`,
    },
    '& .edge-row': {
      position: 'sticky',
      zIndex: 2,
      height: EDGE_ROW_HEIGHT,
      backgroundColor: palette.background.subtle,
    },
    '& .head': { top: 0, borderBottom: line, color: palette.text.secondary },
    '& .foot': { bottom: 0, borderTop: line, color: palette.text.secondary },
    '& :is([role="gridcell"], [role="rowheader"], [role="columnheader"])': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 0,
      padding: 0,
      whiteSpace: 'nowrap',
    },
    '& .rows :is([role="gridcell"], [role="rowheader"])': { cursor: 'pointer' },
    '& [data-align="end"]': { justifyContent: 'flex-end', paddingInline: 6 },
    '& [data-align="start"]': { justifyContent: 'flex-start' },
    '& [data-edge]': { backgroundColor: 'inherit' },
    // Each cell that stays costs every frame of a scroll.
    '@media screen': { '&[data-too-wide] [data-edge]': { position: 'sticky', zIndex: 1 } },
    '& [aria-selected="true"] > [data-edge="start"]': { boxShadow: `inset 3px 0 ${palette.primary.text}` },
    '& :focus-visible': { outline: `2px solid ${palette.primary.text}`, outlineOffset: -2, zIndex: 1 },
    '&[aria-busy="true"] .rows': { animation: skeletonLook(theme).animation },
    // As a table, so that each sheet begins with the heads.
    '@media print': {
      display: 'table',
      tableLayout: 'fixed',
      width: '100%',
      maxHeight: 'none',
      overflow: 'visible',
      borderBlock: 0,
      '& + [role="grid"]': { breakBefore: 'page' },
      '& .edge-row': { position: 'static', height: 'auto' },
      '& .head': { display: 'table-header-group', breakInside: 'avoid' },
      '& .head > *': { width: 'var(--paper, auto)', overflowWrap: 'anywhere' },
      '& .rows': { display: 'table-row-group', height: 'auto !important' },
      '& .foot': { display: 'table-row-group', breakInside: 'avoid' },
      '& .rows > [role="row"]': {
        display: 'table-row',
        position: 'static',
        transform: 'none !important',
        breakInside: 'avoid',
      },
      '& [role="row"] > *': {
        display: 'table-cell !important',
        position: 'static',
        verticalAlign: 'middle',
        textAlign: 'center',
        whiteSpace: 'normal !important',
        borderBottom: line,
      },
      '& [role="row"] > [data-align="end"]': { paddingInline: 3, textAlign: 'right' },
      '& [role="row"] > [data-align="start"]': { textAlign: 'left' },
    },
  };
});
