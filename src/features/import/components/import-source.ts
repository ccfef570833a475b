import type { Sheet, SheetLines } from '@/excel/sheet-cells';
import { inBothLanguages } from '@/i18n/both-languages';
import { rememberedMatch } from '../api/column-memory';
import type { ImportSource } from '../model/import-draft';
import { COLUMN_FIELDS, type FileKind } from '../model/import-field';
import { matchColumns, matchHeads, type ColumnMatch, type FindLabels } from '../model/match-columns';
import { findHeadingRow, readList, type CountNames, type ListPlace } from '../model/sheet-list';

const findLabels: FindLabels = ({ label }) => inBothLanguages(label);

export const createNameCounter =
  (kind: FileKind): CountNames =>
  (texts) =>
    matchHeads(texts, COLUMN_FIELDS[kind], findLabels).filter((name) => name !== null).length;

export const guessMatch = (kind: FileKind, lines: SheetLines): ColumnMatch =>
  matchColumns(lines, COLUMN_FIELDS[kind], findLabels);

/** Matches the columns as the user chose for a file with the same heads, else by a guess. */
export function readSource(
  kind: FileKind,
  userId: number,
  sheets: readonly Sheet[],
  place: ListPlace,
): ImportSource {
  const list = readList(sheets, place);
  const match = rememberedMatch(userId, kind, list.lines) ?? guessMatch(kind, list.lines);
  return { ...place, ...list, sheets, match };
}

/** Reads another sheet or heading row of the same file, or its hidden rows. */
export function moveSource(
  kind: FileKind,
  userId: number,
  source: ImportSource,
  change: Partial<ListPlace>,
): ImportSource {
  const { sheets, columns, match } = source;
  const { sheet = source.sheet, takesHidden = source.takesHidden } = change;
  const isSameSheet = sheet === source.sheet;
  const newSheet = isSameSheet ? undefined : sheets[sheet];
  const foundHeading = newSheet && findHeadingRow(newSheet, createNameCounter(kind));
  const heading = change.heading ?? foundHeading ?? source.heading;
  const movedSource = readSource(kind, userId, sheets, { sheet, heading, takesHidden });
  if (!isSameSheet || heading !== source.heading) return movedSource;
  const sameMatch: ColumnMatch = movedSource.columns.map((column) => match[columns.indexOf(column)] ?? null);
  return { ...movedSource, match: sameMatch };
}
