import type { useUrlState } from '@/ui/page/use-url-state';
import type { FinderSearch } from '../model/finder-search';

/** Changes fields of the address. */
export type ChangeFinder = ReturnType<typeof useUrlState<FinderSearch>>[1];
