import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';

const FILE = 'docs/fault-matrix.md';
const OPTIONS = { parser: 'markdown', printWidth: 110, proseWrap: 'preserve' } as const;

/** Cells by row and column, both in order of appearance. */
export type Matrix = ReadonlyMap<string, ReadonlyMap<string, string>>;

function toMarkdown(corner: string, matrix: Matrix): string {
  const columns = [...new Set([...matrix.values()].flatMap((cells) => [...cells.keys()]))];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line([corner, ...columns.map((column) => `\`${column}\``)]),
    line(['', ...columns].map(() => '---')),
    ...[...matrix].map(([row, cells]) => line([row, ...columns.map((column) => cells.get(column) ?? '–')])),
  ].join('\n');
}

/**
 * Prints what was seen, and compares it with the part of `docs/fault-matrix.md` between `<!-- part -->` and
 * `<!-- /part -->`. `RENEW_FAULT_MATRIX=1` writes it there instead.
 */
export async function compareWithKept(
  part: string,
  corner: string,
  matrix: Matrix,
): Promise<{ table: string; kept: string }> {
  const table = (await format(toMarkdown(corner, matrix), OPTIONS)).trim();
  process.stdout.write(`\n${table}\n`);
  const document = readFileSync(FILE, 'utf8');
  const [start, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const [before = '', rest = ''] = document.split(start);
  const [kept = '', after = ''] = rest.split(end);
  if (process.env.RENEW_FAULT_MATRIX) {
    writeFileSync(FILE, `${before}${start}\n\n${table}\n\n${end}${after}`);
    return { table, kept: table };
  }
  return { table, kept: kept.trim() };
}
