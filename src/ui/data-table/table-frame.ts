import { styled } from '@mui/material/styles';
import { skeletonLook } from '../page/skeleton-look';

/** As high as the bar above the page. */
const BAR_HEIGHT = 64;

/** Words wrap at this width, and a value without a blank breaks there. */
const MOST_CELL_WIDTH = 320;

/** Of one line or a small avatar, with its border: what a grey row keeps free is what the real one takes. */
const ROW_HEIGHT = 49;

/**
 * The looks of a table, all on its root: rows and cells are plain elements, because a styled component per
 * cell makes each key press in the search several times as slow.
 */
export const TableFrame = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': {
    padding: theme.spacing(1, 2),
    textAlign: 'left',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '&[data-align="right"]': { textAlign: 'right' },
    '&[data-align="center"]': { textAlign: 'center' },
    // In line with the head of the panel around the table.
    '&:first-of-type': { paddingLeft: theme.spacing(3) },
    '&:last-of-type': { paddingRight: theme.spacing(3) },
  },
  // As a whole: each head by itself would be a layer of its own, which every frame has to place.
  '& thead': { position: 'sticky', top: BAR_HEIGHT, zIndex: 2 },
  '& th': {
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.subtle,
  },
  '& tbody tr': {
    height: ROW_HEIGHT,
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&:last-of-type td': { borderBottomColor: 'transparent' },
  },
  '& tr[data-saved="true"]': {
    backgroundColor: theme.vars.palette.success.tint,
    boxShadow: `inset 4px 0 ${theme.vars.palette.success.text}`,
  },
  // Lower than the line of text that it keeps free.
  '& .skeleton': {
    ...skeletonLook(theme),
    transform: 'scale(1, 0.6)',
    transformOrigin: '0 55%',
    '&::before': { content: '"\\00a0"' },
  },
  '& td': { maxWidth: MOST_CELL_WIDTH, overflowWrap: 'break-word' },
  // What the focus reaches is not left under the header.
  '& tbody :is(a, button, input)': { scrollMarginTop: BAR_HEIGHT + ROW_HEIGHT },
  '& :is(td, th).pick': {
    width: 40,
    padding: 0,
    textAlign: 'center',
    '@media (pointer: coarse)': { width: 44 },
    '& + *': { paddingLeft: theme.spacing(1) },
  },
  '& tr[data-picked]': { backgroundColor: theme.vars.palette.primary.tint },
  '& td.actions': { paddingBlock: theme.spacing(0.5), whiteSpace: 'nowrap' },
  // The box that scrolls sideways is what the header would keep to.
  '[data-too-wide] > & thead': { top: 0 },
  '[data-too-wide] > & :is(th, td).actions': {
    position: 'sticky',
    right: 0,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
  '[data-too-wide] > & tr:not([data-saved="true"]) td.actions': {
    backgroundColor: theme.vars.palette.background.paper,
  },
  '[data-too-wide] > & tr[data-picked] td.actions': { backgroundColor: theme.vars.palette.primary.tint },
  '[data-too-wide] > & tr[data-saved="true"] td.actions': {
    backgroundColor: theme.vars.palette.success.tint,
  },
}));
