import { styled } from '@mui/material/styles';

/**
 * The look of a calendar. The styles of all days stand here once: a style of its own for each of forty days would make
 * every click slow.
 */
export const CalendarTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 2,
    tableLayout: 'fixed',
    userSelect: 'none',
    '& th, & td': { padding: 0, textAlign: 'center' },
    '& th': {
      ...theme.typography.caption,
      fontWeight: theme.typography.fontWeightMedium,
      color: palette.text.secondary,
      lineHeight: '28px',
      '& abbr': { textDecoration: 'none' },
    },
    '& button': {
      width: '100%',
      padding: 0,
      border: '1px solid transparent',
      borderRadius: 8,
      color: 'inherit',
      background: 'none',
      font: 'inherit',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
    },
    '& td': { ...theme.typography.body2, fontVariantNumeric: 'tabular-nums' },
    '& td button': {
      position: 'relative',
      height: 34,
      // The digits make room for the dot beneath them.
      paddingBottom: 5,
      '&[aria-current]': { borderColor: palette.text.primary },
      '&[aria-pressed="true"]': {
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
        fontWeight: theme.typography.fontWeightMedium,
        '&:hover': { backgroundColor: palette.primary.dark },
      },
    },
    '& [data-tone="sunday"]': { color: palette.error.text },
    '& [data-tone="saturday"]': { color: palette.info.text },
    '& [data-tone="outside"]': { color: palette.text.secondary },
    // A dot for a full day, a ring for a part of one.
    '& [data-dot]::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 2.5px)',
      bottom: 4,
      boxSizing: 'border-box',
      width: 5,
      height: 5,
      border: '1px solid currentColor',
      borderRadius: '50%',
    },
    '& [data-dot="full"]::after': { backgroundColor: 'currentColor' },
  };
});
