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

/** True where every cell is tried and written; else those that a form or a screen can have its own way with. */
export const isRenewed = Boolean(process.env.RENEW_FAULT_MATRIX);

/** The cells that were not tried, as the document has them. */
function fillUp(matrix: Matrix, kept: string): Matrix {
  const [head = [], , ...lines] = kept.split('\n').map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.replace(/^[|\s]+|[|\s]+$/g, '')),
  );
  const columns = head.slice(1).map((column) => column.replaceAll('`', ''));
  return new Map(
    [...matrix].map(([row, cells]) => {
      const [, ...known] = lines.find(([name]) => name === row) ?? [];
      return [row, new Map([...columns.map((column, at) => [column, known[at] ?? ''] as const), ...cells])];
    }),
  );
}

/**
 * Compares what was seen with the part of `docs/fault-matrix.md` between `<!-- part -->` and
 * `<!-- /part -->`. `RENEW_FAULT_MATRIX=1` writes it there instead.
 */
export async function compareWithDocumented(
  part: string,
  corner: string,
  matrix: Matrix,
): Promise<{ table: string; kept: string }> {
  const document = readFileSync(FILE, 'utf8');
  const [start, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const [before = '', rest = ''] = document.split(start);
  const [kept = '', after = ''] = rest.split(end);
  const whole = isRenewed ? matrix : fillUp(matrix, kept.trim());
  const table = (await format(toMarkdown(corner, whole), OPTIONS)).trim();
  if (isRenewed) {
    writeFileSync(FILE, `${before}${start}\n\n${table}\n\n${end}${after}`);
    return { table, kept: table };
  }
  return { table, kept: kept.trim() };
}
