import type { SxProps, Theme } from '@mui/material/styles';

/**
 * The looks of all cells of a grid, given once by the box around them: the stack's name above, its mark below. On
 * phones names stand upright, because seven columns leave no room for a word.
 */
export const skillCellStyle: SxProps<Theme> = {
  '& [data-cell]': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 0.5,
    width: '100%',
    height: '100%',
    minWidth: 0,
    px: 0.25,
    py: 0.75,
    font: 'inherit',
    color: 'text.primary',
    backgroundColor: 'background.subtle',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& [data-cell="marked"]': { backgroundColor: 'primary.tint', borderColor: 'primary.text' },
  '& button[data-cell]': { cursor: 'pointer', '&:hover': { borderColor: 'control.border' } },
  '& [data-name]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: { xs: 'flex-start', sm: 'center' },
    height: { xs: 96, sm: 34 },
    maxWidth: '100%',
    fontSize: 11,
    lineHeight: 1.3,
    textAlign: { xs: 'start', sm: 'center' },
    overflowWrap: 'anywhere',
    writingMode: { xs: 'vertical-rl', sm: 'horizontal-tb' },
  },
  '& [data-mark]': { fontSize: 18, lineHeight: 1.4, fontWeight: 'fontWeightMedium' },
  '& [data-cell="marked"] [data-mark]': { color: 'primary.text' },
};
