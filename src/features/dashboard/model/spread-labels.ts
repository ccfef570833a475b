/** Parts of a ring with a smaller share have it written beside the ring. */
export const NARROW_SHARE = 0.085;

type Room = { gap: number; top: number; bottom: number };

/**
 * Spreads labels on one side from their preferred heights `preferred`, given in ascending order: at least `gap`
 * apart if the room from `top` to `bottom` allows it, else evenly.
 */
export function spreadLabels(preferred: readonly number[], { gap, top, bottom }: Room): number[] {
  const least = Math.min(gap, (bottom - top) / Math.max(1, preferred.length - 1));
  const heights: number[] = [];
  for (const height of preferred) heights.push(Math.max(height, top, (heights.at(-1) ?? -Infinity) + least));
  return heights.map((height, index) => Math.min(height, bottom - (heights.length - 1 - index) * least));
}
