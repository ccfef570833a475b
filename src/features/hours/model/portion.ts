/** How many lines a report draws at first, and more at each request: some 3,000 elements would make the page slow. */
export const PORTION_LINES = 400;

/** What a group takes beside its rows: its frame, heading, head and foot. */
const GROUP_LINES = 5;

/**
 * Deals out so many lines to groups that are asked for one after the other: gives the rows of a group that have room,
 * the first ones of the group that does not, and none from then on.
 */
export function createPortion(lines: number): <Row>(rows: readonly Row[]) => readonly Row[] {
  let left = lines;
  return (rows) => {
    const taken = rows.slice(0, Math.max(0, left - GROUP_LINES));
    left = taken.length < rows.length ? 0 : left - GROUP_LINES - taken.length;
    return taken;
  };
}

/** How many rows several groups have. */
export function countRows(groups: readonly (readonly unknown[])[]): number {
  return groups.reduce((sum, { length }) => sum + length, 0);
}
