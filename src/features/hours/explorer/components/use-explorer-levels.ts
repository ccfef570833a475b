import { useLocation } from 'react-router-dom';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import type { Step } from '../model/aggregate';
import { listSteps, sideFields, writePath, type ExplorerSearch, type Level } from '../model/explorer-search';
import { sidesAfter } from '../model/offered-dimensions';

/** The addresses of the levels above, and of figures that can be opened. */
export function useExplorerLevels({ path, sides, member, measure }: ExplorerSearch) {
  const { search } = useLocation();
  const addressWith = (fields: UrlFields) =>
    `?${String(writeUrlFields(new URLSearchParams(search), { ...fields, sort: null, q: null }))}`;

  const openedFields = (steps: readonly Step[]): UrlFields => {
    const next: Level[] = [...path, { sides, steps }];
    const nextSides = sideFields(sidesAfter(sides, member, listSteps(next), measure));
    return { path: writePath(next), ...nextSides, sort: null, q: null };
  };

  const columnAddress = (key: string) =>
    addressWith(sides.columns ? openedFields([{ dimension: sides.columns, key }]) : {});

  function levelAddress(levels: number): string {
    // The level below was opened in the table of this level, whose sides it stores.
    const below = path[levels];
    return addressWith({ path: writePath(path.slice(0, levels)), ...(below && sideFields(below.sides)) });
  }

  return { openedFields, levelAddress, columnAddress };
}
