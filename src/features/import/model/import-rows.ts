import type { CellFault, SheetCell, SheetCells } from '@/excel/sheet-cells';
import { wholeFieldName } from './import-field';
import type { ColumnMatch } from './match-columns';

/** A row of the file, by fields. What it has in columns that are not used is kept for the file of results. */
export type ImportRow = {
  /** Its number in the file. */
  line: number;
  texts: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, CellFault>>;
  others: readonly string[];
};

const EMPTY: SheetCell = { text: '' };

/** What is kept for the file of results must hold no passwords, whatever column they stand in. */
const SECRET = /pass|pwd|パスワード|暗証/i;

/** The rows below the heads, by the fields that their columns hold. */
export function toRows(cells: SheetCells, match: ColumnMatch): ImportRow[] {
  const columns = match.map((name, column) => ({
    name,
    column,
    isSecret: name === null && isSecret(cells, column),
  }));
  return cells.slice(1).map((row): ImportRow => {
    const [texts, faults]: [Record<string, string>, Record<string, CellFault>] = [{}, {}];
    const others: string[] = [];
    for (const { name, column, isSecret: isLeftOut } of columns) {
      if (isLeftOut) continue;
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

/** A name of two columns: in Japanese the family name comes first, in English whatever comes first in the file. */
function joinTexts(name: string, before: string, text: string): string {
  if (name === wholeFieldName(name)) return text;
  const parts = name === 'jp_name.family' ? [text, before] : [before, text];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

const isSecret = (cells: SheetCells, column: number) => SECRET.test(headText(cells, column));

export const headText = (cells: SheetCells, column: number) => cells[0]?.cells[column]?.text.trim() ?? '';

/** The heads of the columns that are not used, those of passwords apart. */
export function otherHeads(cells: SheetCells, match: ColumnMatch): string[] {
  return match.flatMap((name, column) =>
    name === null && !isSecret(cells, column) ? [headText(cells, column)] : [],
  );
}

/** The row with another text, which somebody typed: what was wrong with the cell is gone with it. */
export function withText(row: ImportRow, name: string, text: string): ImportRow {
  const { [name]: _, ...faults } = row.faults;
  return { ...row, texts: { ...row.texts, [name]: text }, faults };
}
