/** True where the person's system asks for little motion: nothing flies, slides or fades. */
export function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Also a usual screen at a zoom of 200 %: whatever stays in sight there leaves too little of the rest. */
export const LOW_SCREEN = '@media (max-height: 600px), print';
/** Of paper no screen is narrow: it is printed as on a wide one. */
export const NARROW_SCREEN = '@media screen and (max-width: 899.95px)';
