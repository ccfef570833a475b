import type { SheetCells } from '@/excel/sheet-cells';
import { parseTypedDate } from '@/lib/calendar-date';
import { toSearchKey } from '@/lib/normalise-text';
import type { CellContent, ImportField } from './import-field';
import { isDialled, tidyDate } from './tidy-cell';

/** Which field each column of a file holds, by its place; null for one that is not used. */
export type ColumnMatch = readonly (string | null)[];

const ROWS_LOOKED_AT = 50;
/** Of the filled cells of a column, how many must look alike. */
const SHARE = 0.8;

/** Heads differ in signs, blanks and marks of what is required. */
const headKey = (head: string) =>
  toSearchKey(head).replaceAll(/[\s*:：_\-/・.()（）［］[\]【】]|必須|任意|required|optional/g, '');

const LOOKS: Record<CellContent, (text: string) => boolean> = {
  mail: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  phone: (text) => isDialled(text) && parseTypedDate(text) === undefined,
  date: (text) => parseTypedDate(tidyDate(text)) !== undefined,
};

function looksLike(cells: SheetCells, column: number, content: CellContent): boolean {
  const filled = cells
    .slice(1, 1 + ROWS_LOOKED_AT)
    .map((row) => row.cells[column]?.text.trim() ?? '')
    .filter((text) => text !== '');
  return filled.length > 0 && filled.filter(LOOKS[content]).length >= SHARE * filled.length;
}

/**
 * Which field each column is, by its head in any of `labelsOf` (the labels in both languages) or a word that other programs
 * write, and by what its cells look like where no head is known. Each field once: the first column has it.
 */
export function matchColumns(
  cells: SheetCells,
  fields: readonly ImportField[],
  labelsOf: (field: ImportField) => readonly string[],
): ColumnMatch {
  const heads = cells[0]?.cells.map(({ text }) => headKey(text)) ?? [];
  const width = Math.max(0, ...cells.slice(0, 1 + ROWS_LOOKED_AT).map((row) => row.cells.length));
  const found: (string | null)[] = Array.from({ length: width }, () => null);
  const isFree = ({ name }: ImportField) => !found.includes(name);
  const takeBy = (wordsOf: (field: ImportField) => readonly string[]) => {
    for (const field of fields.filter(isFree)) {
      const keys = wordsOf(field).map(headKey);
      const column = heads.findIndex((head, at) => head !== '' && found[at] === null && keys.includes(head));
      if (column >= 0) found[column] = field.name;
    }
  };
  // What the form calls it comes before what others may mean by the same word.
  takeBy(labelsOf);
  takeBy(({ words = [] }) => words);
  for (const [column, name] of found.entries()) {
    if (name !== null) continue;
    const field = fields.filter(isFree).find(({ content }) => content && looksLike(cells, column, content));
    if (field) found[column] = field.name;
  }
  return found;
}

/** The match with another field for one column; whichever column had that field is left without. */
export function withColumn(match: ColumnMatch, column: number, name: string | null): ColumnMatch {
  return match.map((held, at) => (at === column ? name : held === name ? null : held));
}
