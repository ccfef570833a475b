import type { Sheet } from '@/excel/sheet-cells';
import type { RowAction } from './checked-row';
import type { ImportEnds } from './import-end';
import { otherHeads, toRows, withText, type ImportRow } from './import-rows';
import { withColumn, type ColumnMatch } from './match-columns';
import type { ListPlace, SheetList } from './sheet-list';

/** What was read of a file, where its list is in it, and which of its columns is which field. */
export type ImportSource = ListPlace & SheetList & { sheets: readonly Sheet[]; match: ColumnMatch };

/** A file on its way in, as far as it has come. */
export type ImportDraft = {
  fileName: string;
  /** As it was read; null after a reload, when only its rows are left. */
  source: ImportSource | null;
  rows: readonly ImportRow[];
  /** The heads of `others` in the rows. */
  otherHeads: readonly string[];
  /** What was typed over the cells, by line and field. */
  typed: Readonly<Record<number, Readonly<Record<string, string>>>>;
  knownAction: 'skip' | 'update';
  /** What was chosen for single rows. */
  actions: Readonly<Record<number, RowAction>>;
  ends: ImportEnds;
};

export function openedDraft(fileName: string, source: ImportSource): ImportDraft {
  const empty: ImportDraft = {
    ...{ fileName, source, rows: [], otherHeads: [], typed: {} },
    ...{ knownAction: 'skip', actions: {}, ends: {} },
  };
  return withSource(empty, source);
}

/** The same sheet read otherwise; what was typed over its rows stays. */
export function withSource(draft: ImportDraft, source: ImportSource): ImportDraft {
  const { cells, match } = source;
  const rows = toRows(cells, match).map((row) =>
    Object.entries(draft.typed[row.line] ?? {}).reduce(
      (now, [field, text]) => withText(now, field, text),
      row,
    ),
  );
  return { ...draft, source, rows, otherHeads: otherHeads(cells, match) };
}

/** Another field for a column. */
export function withMatch(draft: ImportDraft, column: number, name: string | null): ImportDraft {
  if (!draft.source) return draft;
  return withSource(draft, { ...draft.source, match: withColumn(draft.source.match, column, name) });
}

/** A cell as somebody typed it: what became of its row before says nothing any more. */
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
