export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Paper, and a low screen, also a usual one at a zoom of 200 %, where sticky parts would cover too much. */
export const LOW_SCREEN = '@media (max-height: 600px), print';
/** A screen below the breakpoint `md`, but not paper, which has the layout of wide screens. */
export const NARROW_SCREEN = '@media screen and (max-width: 899.95px)';
