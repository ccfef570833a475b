import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';
import { useUrlState } from '@/ui/page/use-url-state';
import { readExplorerSearch } from '../model/read-explorer-search';

/** The state of the explorer in the URL. Equal parts stay the same objects: another path has the hours grouped anew. */
export function useExplorerQuery() {
  const [read, change] = useUrlState(readExplorerSearch);
  const [last, setLast] = useState(read);
  const query = replaceEqualDeep(last, read);
  if (query !== last) setLast(query);
  return [query, change] as const;
}
