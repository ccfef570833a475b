import type { CSSObject, Theme } from '@mui/material/styles';

/** Of a list that says what looks mean: each of its entries has a sample, a `span`, before its words. */
export const legendLook = ({ typography, vars: { palette } }: Theme): CSSObject => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  color: palette.text.secondary,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
});
