import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'tests/faults/fault-matrix.json';

/** The parts of the file, each with its cells by row and column. */
type Parts = Record<string, Record<string, Record<string, string>>>;

/** True where every cell is tried and written; else those that a form or a screen can have its own way with. */
export const isRenewed = Boolean(process.env.RENEW_FAULT_MATRIX);

/**
 * The cells that a test saw, completed by those of the file that it did not try, and the cells of the file. Both are
 * equal unless something changed. `RENEW_FAULT_MATRIX=1` writes what was seen to the file instead.
 */
export function compareWithFile(part: string, seen: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const parts = JSON.parse(readFileSync(FILE, 'utf8')) as Parts;
  const known = isRenewed ? {} : (parts[part] ?? {});
  const actual = Object.fromEntries(
    [...seen].map(([row, cells]) => [row, { ...known[row], ...Object.fromEntries(cells) }]),
  );
  if (!isRenewed) return { actual, expected: known };
  writeFileSync(FILE, `${JSON.stringify({ ...parts, [part]: actual }, null, 2)}\n`);
  return { actual, expected: actual };
}
