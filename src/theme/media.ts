export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Paper and low screens, where sticky parts would cover too much. At a zoom of 200 % a usual screen is low. */
export const LOW_SCREEN = '@media (max-height: 600px), print';
/** A screen below the breakpoint `md`, but not paper, which has the layout of wide screens. */
export const NARROW_SCREEN = '@media screen and (max-width: 899.95px)';
