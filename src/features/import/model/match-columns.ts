import type { SheetCells } from '@/excel/sheet-cells';
import { readWrittenDate } from '@/excel/written-date';
import { toSearchKey } from '@/lib/normalise-text';
import { isDialled } from '@/lib/phone-number';
import type { CellContent } from '@/i18n/record-fields';
import { areRivals, type ColumnField } from './import-field';

/** Which field each column of a file holds, by its place; null for one that is not used. */
export type ColumnMatch = readonly (string | null)[];

/** What a field is called: its labels in both languages. */
export type FindLabels = (field: ColumnField) => readonly string[];

const ROWS_LOOKED_AT = 50;
/** Of the filled cells of a column, how many must look alike. */
const SHARE = 0.8;

/** Heads differ in signs, blanks and marks of what is required. */
const headKey = (head: string) =>
  toSearchKey(head).replaceAll(/[\s*:：_\-/・.()（）［］[\]【】]|必須|任意|required|optional/g, '');

/** A number alone may count anything, also days. */
function isDate(text: string): boolean {
  const written = readWrittenDate(text);
  return written !== null && written !== 'unclear' && written.form !== 'serial';
}

const LOOKS: Record<CellContent, (text: string) => boolean> = {
  mail: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  phone: (text) => isDialled(text) && !isDate(text),
  date: isDate,
};

function looksLike(cells: SheetCells, column: number, content: CellContent): boolean {
  const filled = cells
    .slice(1, 1 + ROWS_LOOKED_AT)
    .map((row) => row.cells[column]?.text.trim() ?? '')
    .filter((text) => text !== '');
  return filled.length > 0 && filled.filter(LOOKS[content]).length >= SHARE * filled.length;
}

/**
 * Which field each column is by its head: any of `labelsOf`, or a word that other programs write. Each field once: the first
 * column has it.
 */
export function matchHeads(
  heads: readonly string[],
  fields: readonly ColumnField[],
  findLabels: FindLabels,
): (string | null)[] {
  const keys = heads.map(headKey);
  const found: (string | null)[] = heads.map(() => null);
  const takeBy = (findWords: FindLabels) => {
    for (const field of fields) {
      if (!isFree(found, field)) continue;
      const words = findWords(field).map(headKey);
      const column = keys.findIndex((key, at) => key !== '' && found[at] === null && words.includes(key));
      if (column >= 0) found[column] = field.name;
    }
  };
  // What the form calls it comes before what others may mean by the same word.
  takeBy(findLabels);
  takeBy(({ words = [] }) => words);
  return found;
}

const isFree = (found: readonly (string | null)[], { name }: ColumnField) =>
  !found.some((taken) => taken !== null && areRivals(taken, name));

/** Which field each column is: by its head in the first row, and by what its cells look like where no head is known. */
export function matchColumns(
  cells: SheetCells,
  fields: readonly ColumnField[],
  findLabels: FindLabels,
): ColumnMatch {
  const found = matchHeads(cells[0]?.cells.map(({ text }) => text) ?? [], fields, findLabels);
  for (const [column, name] of found.entries()) {
    if (name !== null) continue;
    const field = fields.find(
      (one) => isFree(found, one) && one.content && looksLike(cells, column, one.content),
    );
    if (field) found[column] = field.name;
  }
  return found;
}

/** The match with another field for one column; whichever column had that field is left without. */
export function withColumn(match: ColumnMatch, column: number, name: string | null): ColumnMatch {
  return match.map((fieldName, at) => {
    if (at === column) return name;
    return name !== null && fieldName !== null && areRivals(fieldName, name) ? null : fieldName;
  });
}
