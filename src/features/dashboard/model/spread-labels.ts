type Room = { gap: number; top: number; bottom: number };

/**
 * Spreads labels on one side from their `preferred` positions (px from above, in ascending order): at least
 * `gap` apart if the room from `top` to `bottom` allows it, else evenly.
 */
export function spreadLabels(preferred: readonly number[], { gap, top, bottom }: Room): number[] {
  const spacing = Math.min(gap, (bottom - top) / Math.max(1, preferred.length - 1));
  // Pushes labels down from the top, then up from the bottom.
  const levels: number[] = [];
  for (const level of preferred) levels.push(Math.max(level, top, (levels.at(-1) ?? -Infinity) + spacing));
  return levels.map((level, index) => Math.min(level, bottom - (levels.length - 1 - index) * spacing));
}
