import { useState } from 'react';
import type { UrlFields } from '@/lib/url-fields';
import { useLastPlace } from '@/ui/matrix/use-last-place';
import type { Step } from '../model/aggregate';
import type { ExplorerRow } from '../model/explorer-rows';
import { findDay, NAME_COLUMN, type ExplorerSearch } from '../model/explorer-search';
import { columnId } from './use-explorer-columns';
import { useExplorerLevels } from './use-explorer-levels';
import type { ExplorerTable } from './use-explorer-table';

/** Opens a figure as the next level. The focus moves into it; on a first visit it stays on the heading. */
export function useOpenFigure(
  query: ExplorerSearch,
  shown: ExplorerTable | undefined,
  change: (fields: UrlFields, options: { replace: boolean }) => void,
) {
  const { path, sides, measure, member } = query;
  const { toOpenedFields, toColumnAddress, toLevelAddress } = useExplorerLevels(query);
  const { lastPlace, storeLastPlace } = useLastPlace();
  const [followsFocus, setFollowsFocus] = useState(false);
  const [firstRow] = shown?.rows ?? [];
  const firstCell = followsFocus && firstRow ? { row: firstRow.group.key, column: NAME_COLUMN } : null;

  function openFigure(row: ExplorerRow, column: string | null) {
    const steps: Step[] = [];
    if (sides.rows) steps.push({ dimension: sides.rows, key: row.group.key });
    if (sides.columns && column !== null) steps.push({ dimension: sides.columns, key: column });
    const columnIndex = shown?.columns.findIndex(({ key }) => key === column) ?? -1;
    const figure = columnIndex === -1 ? row.total : row.cells[columnIndex];
    // Without hours only a balance has parts, which are due; a day without half hours has no list to open.
    const hasNoHours = figure?.sum === 0;
    const isNothing = hasNoHours && (measure !== 'balance' || !figure.value);
    const isEmptyDay = hasNoHours && findDay({ member, path: [...path, { sides, steps }] }) !== null;
    if (steps.length === 0 || isNothing || isEmptyDay) return;
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
