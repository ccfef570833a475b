import type { CheckedRow } from '../model/checked-row';
import { isSaved, type ImportEnd } from '../model/import-end';
import type { ImportDraft } from '../model/import-draft';
import type { ImportRow } from '../model/import-rows';

export type ShownRow = { row: ImportRow; checked: CheckedRow | undefined; end: ImportEnd | undefined };

export type RowChoice = 'wrong' | 'skipped';

export function listShownRows(
  draft: ImportDraft,
  checked: ReadonlyMap<number, CheckedRow> | null,
): ShownRow[] {
  return draft.rows.map((row) => ({ row, checked: checked?.get(row.line), end: draft.ends[row.line] }));
}

/** True for rows to check: refused by the rules or the server, partly kept, or with an unknown result. */
export function isWrong({ checked, end }: ShownRow): boolean {
  if (isSaved(end)) return end?.how === 'partly';
  return end !== undefined || Object.keys(checked?.problems ?? {}).length > 0;
}

export function isChosen(shown: ShownRow, choice: RowChoice | null): boolean {
  if (choice === null) return true;
  if (choice === 'wrong') return isWrong(shown);
  return !shown.end && shown.checked?.action === 'skip';
}
