/** The lines drawn at first, and added by each press. All lines of a large report would make the page slow. */
export const PORTION_LINES = 400;

/** The lines that count for the frame, heading, head and foot of a group. */
const GROUP_LINES = 5;

/** Returns a function that takes the rows of each group in turn, and returns as many of them as still fit. */
export function createPortion(lines: number): <Row>(rows: readonly Row[]) => readonly Row[] {
  let remaining = lines;
  return (rows) => {
    const taken = rows.slice(0, Math.max(0, remaining - GROUP_LINES));
    remaining = taken.length < rows.length ? 0 : remaining - GROUP_LINES - taken.length;
    return taken;
  };
}

export function countRows(groups: readonly (readonly unknown[])[]): number {
  return groups.reduce((sum, { length }) => sum + length, 0);
}
