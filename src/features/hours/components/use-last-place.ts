import { useLocation } from 'react-router-dom';
import type { RowId } from '@/ui/matrix/matrix-column';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';

/** The focused cell of a matrix, and its selected rows. */
type Place = { cell: MatrixCellId | null; selected: ReadonlySet<RowId> };

/** By key of the history entry: going back restores the place, a new visit starts at the beginning. */
const places = new Map<string, Place>();

/** Returns the place of this history entry, and a function that stores it when the matrix is left. */
export function useLastPlace() {
  const { key } = useLocation();
  return {
    lastPlace: places.get(key),
    storePlace: (place: Place): void => {
      places.set(key, place);
    },
  };
}
