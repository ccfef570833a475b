import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';
import { useUrlState } from '@/ui/page/use-url-state';
import { readExplorerSearch } from '../model/read-explorer-search';

/** The state of the explorer in the URL. Equal parts stay the same objects, because a new path regroups the hours. */
export function useExplorerQuery() {
  const [read, change] = useUrlState(readExplorerSearch);
  const [last, setLast] = useState(read);
  const query = replaceEqualDeep(last, read);
  if (query !== last) setLast(query);
  return [query, change] as const;
}
