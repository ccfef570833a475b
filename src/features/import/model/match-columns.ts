import type { SheetLines } from '@/excel/sheet-cells';
import { readWrittenDate } from '@/excel/written-date';
import type { CellContent } from '@/i18n/record-fields';
import { toSearchKey } from '@/lib/normalise-text';
import { isPhoneNumber } from '@/lib/phone-number';
import { areRivals, type ColumnField } from './import-field';

/** The field of each column, by index; null for an unused column. */
export type ColumnMatch = readonly (string | null)[];

export type FindLabels = (field: ColumnField) => readonly string[];

const SAMPLED_ROWS = 50;
/** The share of filled cells that must match. */
const LEAST_SHARE = 0.8;

const headKey = (head: string) =>
  toSearchKey(head).replaceAll(/[\s*:：_\-/・.()（）［］[\]【】]|必須|任意|required|optional/g, '');

/** A plain number is no date, because it may count anything. */
function isDate(text: string): boolean {
  const written = readWrittenDate(text);
  return written !== null && written !== 'unclear' && written.form !== 'serial';
}

const CONTENT_TESTS: Record<CellContent, (text: string) => boolean> = {
  mail: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  phone: (text) => isPhoneNumber(text) && !isDate(text),
  date: isDate,
};

function looksLike(lines: SheetLines, column: number, content: CellContent): boolean {
  const filled = lines
    .slice(1, 1 + SAMPLED_ROWS)
    .map((row) => row.cells[column]?.text.trim() ?? '')
    .filter((text) => text !== '');
  return filled.length > 0 && filled.filter(CONTENT_TESTS[content]).length >= LEAST_SHARE * filled.length;
}

/** Matches columns by labels, then by words of other programs; the first match takes the field. */
export function matchHeads(
  heads: readonly string[],
  fields: readonly ColumnField[],
  findLabels: FindLabels,
): (string | null)[] {
  const keys = heads.map(headKey);
  const match: (string | null)[] = heads.map(() => null);
  const matchBy = (findWords: FindLabels) => {
    for (const field of fields) {
      if (!isFree(match, field)) continue;
      const words = findWords(field).map(headKey);
      const column = keys.findIndex((key, at) => key !== '' && match[at] === null && words.includes(key));
      if (column >= 0) match[column] = field.name;
    }
  };
  matchBy(findLabels);
  matchBy(({ words = [] }) => words);
  return match;
}

const isFree = (match: ColumnMatch, { name }: ColumnField) =>
  !match.some((matchedName) => matchedName !== null && areRivals(matchedName, name));

/** Matches columns by their heads, and columns without a known head by the content of their cells. */
export function matchColumns(
  lines: SheetLines,
  fields: readonly ColumnField[],
  findLabels: FindLabels,
): ColumnMatch {
  const match = matchHeads(lines[0]?.cells.map(({ text }) => text) ?? [], fields, findLabels);
  for (const [column, name] of match.entries()) {
    if (name !== null) continue;
    const field = fields.find(
      (candidate) =>
        isFree(match, candidate) && candidate.content && looksLike(lines, column, candidate.content),
    );
    if (field) match[column] = field.name;
  }
  return match;
}

/** Assigns another field to a column; the column that had it loses it. */
export function withColumn(match: ColumnMatch, column: number, name: string | null): ColumnMatch {
  return match.map((fieldName, at) => {
    if (at === column) return name;
    return name !== null && fieldName !== null && areRivals(fieldName, name) ? null : fieldName;
  });
}
