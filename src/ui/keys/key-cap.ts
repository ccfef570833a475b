import type { CSSObject, Theme } from '@mui/material/styles';

/** The looks of a `kbd`: a key as it is on the keyboard. */
export const keyCap = ({ vars }: Theme): CSSObject => ({
  minWidth: 20,
  border: `1px solid ${vars.palette.control.border}`,
  borderRadius: 4,
  textAlign: 'center',
  font: 'inherit',
  fontSize: 12,
  lineHeight: '18px',
});
