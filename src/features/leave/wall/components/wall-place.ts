import { useLocation } from 'react-router-dom';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';

/** By entry of the history: the way back leads to the same cell. */
const cells = new Map<string, MatrixCellId>();

/** The cell from which this entry of the history was left, and how to note it. */
export function useWallPlace() {
  const { key } = useLocation();
  return { cell: cells.get(key) ?? null, noteCell: (cell: MatrixCellId) => void cells.set(key, cell) };
}
