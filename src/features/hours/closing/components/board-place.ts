import { useLocation } from 'react-router-dom';
import type { RowId } from '@/ui/matrix/matrix-column';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';

export type BoardPlace = { cell: MatrixCellId | null; selected: ReadonlySet<RowId> };

/** By key of the history entry: going back restores the place, a new visit starts at the beginning. */
const places = new Map<string, BoardPlace>();

/** The place of this history entry, and a function that stores it when the board is left. */
export function useBoardPlace() {
  const { key } = useLocation();
  return {
    place: places.get(key),
    notePlace: (place: BoardPlace) => void places.set(key, place),
  };
}
