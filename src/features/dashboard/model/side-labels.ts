/** A smaller part of a ring has no room for its own share: it stands beside the ring. */
export const NARROW_SHARE = 0.085;

type Room = { gap: number; top: number; bottom: number };

/**
 * The heights of labels on one side, which would stand at `wished`, in ascending order: at least `gap` apart where the
 * room from `top` to `bottom` allows it, else evenly.
 */
export function spreadOut(wished: readonly number[], { gap, top, bottom }: Room): number[] {
  const least = Math.min(gap, (bottom - top) / Math.max(1, wished.length - 1));
  const heights: number[] = [];
  for (const height of wished) heights.push(Math.max(height, top, (heights.at(-1) ?? -Infinity) + least));
  return heights.map((height, index) => Math.min(height, bottom - (heights.length - 1 - index) * least));
}
