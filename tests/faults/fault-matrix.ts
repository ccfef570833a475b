import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'tests/faults/fault-matrix.json';

/** The parts of the file, each with its cells by row and column. */
type Parts = Record<string, Record<string, Record<string, string>>>;

/** True where every cell is tried and written; otherwise only cells in which forms or screens differ. */
export const isRenewed = Boolean(process.env.RENEW_FAULT_MATRIX);

/**
 * The results of a test, completed by the cells of the file that it did not try, and the cells of the file. Both are
 * equal unless something changed. `RENEW_FAULT_MATRIX=1` writes the results to the file instead; other rows stay.
 */
export function compareWithFile(part: string, results: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const parts = JSON.parse(readFileSync(FILE, 'utf8')) as Parts;
  const stored = parts[part] ?? {};
  const actual = Object.fromEntries(
    [...results].map(([row, cells]) => [
      row,
      { ...(isRenewed ? {} : stored[row]), ...Object.fromEntries(cells) },
    ]),
  );
  if (!isRenewed) return { actual, expected: stored };
  writeFileSync(FILE, `${JSON.stringify({ ...parts, [part]: { ...stored, ...actual } }, null, 2)}\n`);
  return { actual, expected: actual };
}
