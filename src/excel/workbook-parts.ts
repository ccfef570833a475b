import type { CellBlock, WorkbookDescription } from './workbook-description';
import type { JobPart } from './workbook-job';

/** Of a long block, what is copied to the worker at once. */
const ROWS_AT_ONCE = 500;

/** A workbook in the pieces that a worker is sent. */
export function* workbookParts({ title, sheets }: WorkbookDescription): Generator<JobPart> {
  for (const { blocks, ...sheet } of sheets) {
    yield { kind: 'sheet', sheet };
    for (const block of blocks) yield* blockParts(block);
  }
  yield { kind: 'write', title };
}

function* blockParts(block: CellBlock): Generator<JobPart> {
  const { row, rows } = block;
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const part = { ...block, row: row + first, rows: rows.slice(first, first + ROWS_AT_ONCE) };
    yield { kind: 'block', block: part };
  }
}
