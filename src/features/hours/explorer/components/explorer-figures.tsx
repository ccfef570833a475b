import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, type KeyboardEvent, type MouseEvent } from 'react';
import { hasModifier } from '@/lib/key-press';
import type { UrlFields } from '@/lib/url-fields';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';
import type { ExplorerRow, Figure } from '../model/explorer-rows';
import { NAME_COLUMN, writeSort, writePath, type ExplorerSearch } from '../model/explorer-search';
import { ExplorerChart } from './explorer-chart';
import { ExplorerMatrix } from './explorer-matrix';
import type { ExplorerTable } from './use-explorer-table';

type ExplorerFiguresProps = {
  query: ExplorerSearch;
  shown: ExplorerTable;
  /** True while the figures of an earlier choice are shown. */
  isBehind: boolean;
  toColumnAddress: (key: string, total: Figure) => string | null;
  onOpen: (row: ExplorerRow, column: string | null) => void;
  initialCell: MatrixCellId | null;
  onChange: (change: (current: ExplorerSearch) => UrlFields) => void;
};

export function ExplorerFigures(props: ExplorerFiguresProps) {
  const { query, shown, isBehind, toColumnAddress, onOpen, initialCell, onChange } = props;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const sortBy = useCallback(
    (by: string) =>
      // At first, names ascend and figures descend.
      onChange(({ sort }) => ({
        sort: writeSort({ by, isDescending: sort?.by === by ? !sort.isDescending : by !== NAME_COLUMN }),
      })),
    [onChange],
  );
  return (
    <div
      onClickCapture={isBehind ? swallowPress : undefined}
      onKeyDownCapture={isBehind ? swallowPress : undefined}
    >
      {query.look === 'chart' ? (
        <ExplorerChart shown={shown} />
      ) : (
        <ExplorerMatrix
          // A new grid for each level restores the focus on the way back.
          key={writePath(query.path)}
          shown={shown}
          sort={query.sort}
          onSort={sortBy}
          toColumnAddress={toColumnAddress}
          onOpen={onOpen}
          initial={initialCell}
          isNarrow={isNarrow}
        />
      )}
    </div>
  );
}

/** Ignores presses on outdated figures, except Tab and shortcuts; `inert` would restyle every cell. */
function swallowPress(event: MouseEvent | KeyboardEvent) {
  if ('key' in event && (event.key === 'Tab' || hasModifier(event))) return;
  event.preventDefault();
  event.stopPropagation();
}
