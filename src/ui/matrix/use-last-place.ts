import { useLocation } from 'react-router-dom';
import type { RowId } from './matrix-column';
import type { MatrixCellId } from './use-matrix-focus';

type LastPlace = { cell: MatrixCellId | null; selected?: ReadonlySet<RowId> };

/** By key of the history entry, so that Back restores the place and a new visit starts at the first cell. */
const lastPlaces = new Map<string, LastPlace>();

export function useLastPlace() {
  const { key } = useLocation();
  return {
    lastPlace: lastPlaces.get(key),
    storeLastPlace: (place: LastPlace): void => {
      lastPlaces.set(key, place);
    },
  };
}
