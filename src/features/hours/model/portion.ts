/**
 * The lines that a report draws at first and adds per request; some 3,000 elements would make the page slow.
 */
export const PORTION_LINES = 400;

/** The lines that count for the frame, heading, head and foot of a group. */
const GROUP_LINES = 5;

/**
 * Creates a function that takes rows from `lines`, group by group: all rows of a group that fits, the first
 * rows of the group that does not, and none afterwards.
 */
export function createPortion(lines: number): <Row>(rows: readonly Row[]) => readonly Row[] {
  let left = lines;
  return (rows) => {
    const taken = rows.slice(0, Math.max(0, left - GROUP_LINES));
    left = taken.length < rows.length ? 0 : left - GROUP_LINES - taken.length;
    return taken;
  };
}

/** Counts the rows of all groups. */
export function countRows(groups: readonly (readonly unknown[])[]): number {
  return groups.reduce((sum, { length }) => sum + length, 0);
}
