import { useLocation } from 'react-router-dom';
import type { RowId } from '@/ui/matrix/matrix-column';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';

/** Where somebody was on the board, and whom they had chosen. */
export type BoardPlace = { cell: MatrixCellId | null; selected: ReadonlySet<RowId> };

/** By entry of the history: the way back leads to the same place, every other way to the beginning. */
const places = new Map<string, BoardPlace>();

/** The place of this entry of the history, and how to note it when the board is left. */
export function useBoardPlace() {
  const { key } = useLocation();
  return {
    place: places.get(key),
    notePlace: (place: BoardPlace) => void places.set(key, place),
  };
}
