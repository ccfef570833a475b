import { useLocation } from 'react-router-dom';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';

/** The last opened cell by key of the history entry. */
const openedCells = new Map<string, MatrixCellId>();

/** The cell opened last from this history entry, where the focus returns to after going back, and its setter. */
export function useLastWallCell() {
  const { key } = useLocation();
  return {
    lastCell: openedCells.get(key) ?? null,
    storeCell: (cell: MatrixCellId): void => {
      openedCells.set(key, cell);
    },
  };
}
