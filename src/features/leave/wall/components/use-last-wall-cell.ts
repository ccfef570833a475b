import { useLocation } from 'react-router-dom';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';

/** The last focused cell by history entry: going back leads to the same cell. */
const cells = new Map<string, MatrixCellId>();

export function useLastWallCell() {
  const { key } = useLocation();
  return {
    lastCell: cells.get(key) ?? null,
    storeCell: (cell: MatrixCellId): void => {
      cells.set(key, cell);
    },
  };
}
