import { useState } from 'react';
import type { UrlFields } from '@/lib/url-fields';
import { useLastPlace } from '@/ui/matrix/use-last-place';
import type { Step } from '../model/aggregate';
import { hasParts, type ExplorerRow, type Figure } from '../model/explorer-rows';
import { findDay, NAME_COLUMN, type ExplorerSearch } from '../model/explorer-search';
import { columnId } from './use-explorer-columns';
import { useExplorerLevels } from './use-explorer-levels';
import type { ExplorerTable } from './use-explorer-table';

/** The focus moves into the level that opens; on a first visit, it stays on the heading of the page. */
export function useOpenFigure(
  query: ExplorerSearch,
  shown: ExplorerTable | undefined,
  change: (fields: UrlFields, options: { replace: boolean }) => void,
) {
  const { path, sides, measure, member } = query;
  const { toOpenedFields, toOpenedAddress, toLevelAddress } = useExplorerLevels(query);
  const { lastPlace, storeLastPlace } = useLastPlace();
  const [followsFocus, setFollowsFocus] = useState(false);
  const [firstRow] = shown?.rows ?? [];
  const firstCell = followsFocus && firstRow ? { row: firstRow.group.key, column: NAME_COLUMN } : null;

  function canOpen(figure: Figure | undefined, steps: readonly Step[]): boolean {
    if (!figure || steps.length === 0 || !hasParts(figure, measure)) return false;
    // A day without half hours has no list to open.
    return figure.sum > 0 || findDay({ member, path: [...path, { sides, steps }] }) === null;
  }

  /** Null where the total of the column has no parts. */
  function toColumnAddress(key: string, total: Figure): string | null {
    const steps = sides.columns ? [{ dimension: sides.columns, key }] : [];
    return canOpen(total, steps) ? toOpenedAddress(steps) : null;
  }

  function openFigure(row: ExplorerRow, column: string | null) {
    const steps: Step[] = [];
    if (sides.rows) steps.push({ dimension: sides.rows, key: row.group.key });
    if (sides.columns && column !== null) steps.push({ dimension: sides.columns, key: column });
    const columnIndex = shown?.columns.findIndex(({ key }) => key === column) ?? -1;
    const figure = columnIndex === -1 ? row.total : row.cells[columnIndex];
    if (!canOpen(figure, steps)) return;
    storeLastPlace({
      cell: { row: row.group.key, column: columnIndex === -1 ? NAME_COLUMN : columnId(columnIndex) },
    });
    setFollowsFocus(true);
    change(toOpenedFields(steps), { replace: false });
  }

  return {
    openFigure,
    toColumnAddress,
    toLevelAddress,
    followsFocus,
    initialCell: lastPlace?.cell ?? firstCell,
  };
}
