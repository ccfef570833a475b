/** For a `ButtonBase` that opens the details of a figure or month. It is printed, unlike a `Button`. */
export const OPENER_STYLE = {
  fontFamily: 'inherit',
  px: 0.5,
  borderRadius: 1,
  color: 'primary.text',
  fontWeight: 'fontWeightMedium',
  whiteSpace: 'nowrap',
};
