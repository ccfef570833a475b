import { useStructuralSharing } from '@/ui/page/use-structural-sharing';
import { useUrlState } from '@/ui/page/use-url-state';
import { readExplorerSearch } from '../model/read-explorer-search';

/** Equal parts stay the same objects, because a new `path` object would regroup the hours. */
export function useExplorerQuery() {
  const [read, change] = useUrlState(readExplorerSearch);
  return [useStructuralSharing(read), change] as const;
}
