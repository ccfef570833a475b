import { useMemo } from 'react';
import { Matrix } from '@/ui/matrix/matrix';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';
import type { ExplorerRow, Figure } from '../model/explorer-rows';
import type { ExplorerSort } from '../model/explorer-search';
import { useExplorerCells } from './use-explorer-cells';
import { useExplorerColumns } from './use-explorer-columns';
import type { ExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';

type ExplorerMatrixProps = {
  shown: ExplorerTable;
  sort: ExplorerSort | null;
  onSort: (by: string) => void;
  toColumnAddress: (key: string, total: Figure) => string | null;
  /** `column` is null for the whole row: its name and its total belong to no group. */
  onOpen: (row: ExplorerRow, column: string | null) => void;
  initial: MatrixCellId | null;
  isNarrow: boolean;
};

const ROW_HEIGHT = 34;

const getRowId = ({ group }: ExplorerRow) => group.key;

export function ExplorerMatrix(props: ExplorerMatrixProps) {
  const { shown, sort, onSort, toColumnAddress, onOpen, initial, isNarrow } = props;
  const words = useExplorerWords();
  const { rows, columns: groups, sides } = shown;
  const columnLabels = useMemo(
    () => groups.map((group) => words.groupLabel(sides.columns, group)),
    [groups, words, sides.columns],
  );
  const columns = useExplorerColumns({ shown, columnLabels, sort, onSort, isNarrow });
  const { renderCell, renderFoot } = useExplorerCells({ shown, columnLabels, toColumnAddress });
  return (
    <Matrix
      label={shown.label}
      columns={columns}
      rows={rows}
      rowId={getRowId}
      rowHeight={ROW_HEIGHT}
      renderCell={renderCell}
      renderFoot={renderFoot}
      onOpen={(row, { id }) => onOpen(row, groups[Number(id)]?.key ?? null)}
      initial={initial}
    />
  );
}
