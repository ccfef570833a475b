/** The look of a figure or month that opens its details. It is printed, unlike a `Button`. */
export const OPENER_STYLE = {
  fontFamily: 'inherit',
  px: 0.5,
  borderRadius: 1,
  color: 'primary.text',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};
