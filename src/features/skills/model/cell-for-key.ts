type GridPlace = { index: number; columns: number; count: number };

/** Returns the index of the cell that a key leads to; undefined beyond the grid and for other keys. */
export function cellForKey(key: string, { index, columns, count }: GridPlace): number | undefined {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target !== undefined && target >= 0 && target < count ? target : undefined;
}
