import type { SheetCells } from '@/excel/sheet-cells';
import { readWrittenDate } from '@/excel/written-date';
import { toSearchKey } from '@/lib/normalise-text';
import { isDialled } from '@/lib/phone-number';
import type { CellContent } from '@/i18n/record-fields';
import { areRivals, type ColumnField } from './import-field';

/** The field of each column, by index; null for an unused column. */
export type ColumnMatch = readonly (string | null)[];

export type FindLabels = (field: ColumnField) => readonly string[];

const ROWS_LOOKED_AT = 50;
/** The share of filled cells that must match. */
const SHARE = 0.8;

/** Normalises a head: without signs, blanks and marks of required fields. */
const headKey = (head: string) =>
  toSearchKey(head).replaceAll(/[\s*:：_\-/・.()（）［］[\]【】]|必須|任意|required|optional/g, '');

/** A plain number is no date, because it may count anything. */
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

/** Matches columns by labels, then by words of other programs; the first match takes the field. */
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
  // Labels of the form take precedence over words of other programs.
  takeBy(findLabels);
  takeBy(({ words = [] }) => words);
  return found;
}

const isFree = (found: readonly (string | null)[], { name }: ColumnField) =>
  !found.some((taken) => taken !== null && areRivals(taken, name));

/** Matches columns by their heads, and columns without a known head by the look of their cells. */
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

/** Assigns another field to a column; the column that had it loses it. */
export function withColumn(match: ColumnMatch, column: number, name: string | null): ColumnMatch {
  return match.map((fieldName, at) => {
    if (at === column) return name;
    return name !== null && fieldName !== null && areRivals(fieldName, name) ? null : fieldName;
  });
}
