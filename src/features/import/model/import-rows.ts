import type { CellFault, SheetCell, SheetLines } from '@/excel/sheet-cells';
import { normaliseInput } from '@/lib/normalise-text';
import { wholeFieldName } from './import-field';
import type { ColumnMatch } from './match-columns';

/** A row of the file by fields. `others` keeps unused columns for the file of results. */
export type ImportRow = {
  line: number;
  texts: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, CellFault>>;
  others: readonly string[];
};

const EMPTY: SheetCell = { text: '' };

/** Heads of passwords; a passport is none. */
const SECRET = /pass(?!port)|pwd|パスワード|暗証/i;

/** Reads the rows below the headings, which are the first of `lines`. */
export function toRows(lines: SheetLines, match: ColumnMatch): ImportRow[] {
  const columns = listKeptColumns(lines, match);
  return lines.slice(1).map((row): ImportRow => {
    const texts: Record<string, string> = {};
    const faults: Record<string, CellFault> = {};
    const others: string[] = [];
    for (const { name, column } of columns) {
      const { text, fault } = row.cells[column] ?? EMPTY;
      if (name === null) {
        others.push(text);
        continue;
      }
      const field = wholeFieldName(name);
      texts[field] = joinTexts(name, texts[field] ?? '', text);
      if (fault) faults[field] = fault;
    }
    return { line: row.line, texts, faults, others };
  });
}

/** Joins a name of two columns: in Japanese the family name first, in English in the order of the file. */
function joinTexts(name: string, before: string, text: string): string {
  if (name === wholeFieldName(name)) return text;
  const parts = name === 'jp_name.family' ? [text, before] : [before, text];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

export const headText = (lines: SheetLines, column: number) => lines[0]?.cells[column]?.text.trim() ?? '';

/** True for a column of passwords, which neither the page nor the file of results may show. */
export function isSecretColumn(lines: SheetLines, column: number): boolean {
  return SECRET.test(normaliseInput(headText(lines, column)));
}

function listKeptColumns(lines: SheetLines, match: ColumnMatch) {
  return match
    .map((name, column) => ({ name, column }))
    .filter(({ name, column }) => name !== null || !isSecretColumn(lines, column));
}

export function otherHeads(lines: SheetLines, match: ColumnMatch): string[] {
  return listKeptColumns(lines, match).flatMap(({ name, column }) =>
    name === null ? headText(lines, column) : [],
  );
}

/** Replaces a text of a row, and removes the fault of its cell. */
export function withText(row: ImportRow, field: string, text: string): ImportRow {
  const { [field]: _, ...faults } = row.faults;
  return { ...row, texts: { ...row.texts, [field]: text }, faults };
}
