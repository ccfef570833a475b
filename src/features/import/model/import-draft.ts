import type { Sheet } from '@/excel/sheet-cells';
import type { RowAction } from './checked-row';
import type { ImportEnds } from './import-end';
import { otherHeads, toRows, withText, type ImportRow } from './import-rows';
import { withColumn, type ColumnMatch } from './match-columns';
import type { ListPlace, SheetList } from './sheet-list';

export type ImportSource = ListPlace & SheetList & { sheets: readonly Sheet[]; match: ColumnMatch };

export type ImportDraft = {
  fileName: string;
  /** Null after a reload, when only the rows are left. */
  source: ImportSource | null;
  rows: readonly ImportRow[];
  /** The heads of the unused columns, in the order of `others` of the rows. */
  otherHeads: readonly string[];
  /** Corrections of cells, by line and field. */
  typed: Readonly<Record<number, Readonly<Record<string, string>>>>;
  knownAction: 'skip' | 'update';
  actions: Readonly<Record<number, RowAction>>;
  ends: ImportEnds;
};

export function createDraft(fileName: string, source: ImportSource): ImportDraft {
  const empty: ImportDraft = {
    fileName,
    source,
    rows: [],
    otherHeads: [],
    typed: {},
    knownAction: 'skip',
    actions: {},
    ends: {},
  };
  return withSource(empty, source);
}

/** Reads the rows of another source; corrections stay. */
export function withSource(draft: ImportDraft, source: ImportSource): ImportDraft {
  const { lines, match } = source;
  const rows = toRows(lines, match).map((fileRow) => {
    let row = fileRow;
    for (const [field, text] of Object.entries(draft.typed[row.line] ?? {})) row = withText(row, field, text);
    return row;
  });
  return { ...draft, source, rows, otherHeads: otherHeads(lines, match) };
}

export function withMatch(draft: ImportDraft, column: number, name: string | null): ImportDraft {
  if (!draft.source) return draft;
  return withSource(draft, { ...draft.source, match: withColumn(draft.source.match, column, name) });
}

/** Corrects a cell; the result of its row is discarded. */
export function withCell(draft: ImportDraft, line: number, name: string, text: string): ImportDraft {
  const { [line]: _, ...ends } = draft.ends;
  return {
    ...draft,
    ends,
    rows: draft.rows.map((row) => (row.line === line ? withText(row, name, text) : row)),
    typed: { ...draft.typed, [line]: { ...draft.typed[line], [name]: text } },
  };
}

export function withAction(draft: ImportDraft, line: number, action: RowAction): ImportDraft {
  return { ...draft, actions: { ...draft.actions, [line]: action } };
}
