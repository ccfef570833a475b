import type { SheetCells } from '@/excel/sheet-cells';
import type { Deed } from './checked-row';
import type { ImportEnds } from './import-end';
import { otherHeads, toRows, withText, type ImportRow } from './import-rows';
import { withColumn, type ColumnMatch } from './match-columns';

/** A file on its way in, as far as it has come. */
export type ImportDraft = {
  fileName: string;
  /** As it was read; null after a reload, when only its rows are left. */
  source: { cells: SheetCells; match: ColumnMatch } | null;
  rows: readonly ImportRow[];
  /** The heads of `others` in the rows. */
  otherHeads: readonly string[];
  /** What was typed over the cells, by line and field. */
  typed: Readonly<Record<number, Readonly<Record<string, string>>>>;
  knownDeed: 'skip' | 'update';
  /** What was chosen for single rows. */
  deeds: Readonly<Record<number, Deed>>;
  ends: ImportEnds;
};

export function openedDraft(fileName: string, cells: SheetCells, match: ColumnMatch): ImportDraft {
  return {
    fileName,
    source: { cells, match },
    rows: toRows(cells, match),
    otherHeads: otherHeads(cells, match),
    typed: {},
    knownDeed: 'skip',
    deeds: {},
    ends: {},
  };
}

/** Another field for a column; what was typed stays typed. */
export function withMatch(draft: ImportDraft, column: number, name: string | null): ImportDraft {
  if (!draft.source) return draft;
  const { cells } = draft.source;
  const match = withColumn(draft.source.match, column, name);
  const rows = toRows(cells, match).map((row) =>
    Object.entries(draft.typed[row.line] ?? {}).reduce(
      (now, [field, text]) => withText(now, field, text),
      row,
    ),
  );
  return { ...draft, source: { cells, match }, rows, otherHeads: otherHeads(cells, match) };
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

export function withDeed(draft: ImportDraft, line: number, deed: Deed): ImportDraft {
  return { ...draft, deeds: { ...draft.deeds, [line]: deed } };
}
