import { styled } from '@mui/material/styles';

/** Shares of the main colour: the figure stands on each of them. */
const HEATS = [8, 16, 24, 34, 46];

/** Around the grid of figures. The styles of all cells stand here once. */
export const ExplorerLooks = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const heats = (colour: string, name: string) =>
    Object.fromEntries(
      HEATS.map((share, index) => [
        `& [data-look="${name}-${index + 1}"]`,
        { backgroundColor: `color-mix(in srgb, ${colour} ${share}%, ${palette.background.paper})` },
      ]),
    );
  return {
    ...heats(palette.primary.main, 'heat'),
    ...heats(palette.warning.text, 'less'),
    '& .rows [role="row"] [data-look]': { color: palette.text.primary, printColorAdjust: 'exact' },
    '& .rows [data-look="nothing"]': { color: palette.text.secondary },
    '& [data-edge="start"][data-edge]': { gap: 8, paddingInline: '16px 6px' },
    '& .name': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.6 },
    '& [data-column="total"]': { paddingRight: 16, fontWeight: theme.typography.fontWeightMedium },
    '& .rows [role="gridcell"]:hover': { textDecoration: 'underline' },
    '& :is(.head button, .foot a)': {
      padding: '4px 2px',
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontWeight: theme.typography.fontWeightMedium,
      textAlign: 'inherit',
      cursor: 'pointer',
    },
    '@media print': { '& .name': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
    '& .foot a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  };
});
