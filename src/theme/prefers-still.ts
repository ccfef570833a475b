/** True where the person's system asks for little motion: nothing flies, slides or fades. */
export function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
