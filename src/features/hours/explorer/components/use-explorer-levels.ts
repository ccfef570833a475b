import { useLocation } from 'react-router-dom';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import type { Step } from '../model/aggregate';
import {
  sideFields,
  sidesAfter,
  stepsOf,
  writePath,
  type ExplorerSearch,
  type Level,
} from '../model/explorer-search';

/** The ways from what is shown into what a figure is made of, and back to each level that was left. */
export function useExplorerLevels({ path, sides, member }: ExplorerSearch) {
  const { search } = useLocation();
  const addressWith = (fields: UrlFields) =>
    `?${String(writeUrlFields(new URLSearchParams(search), { ...fields, sort: null, q: null }))}`;

  const openedFields = (steps: readonly Step[]): UrlFields => {
    const next: Level[] = [...path, { sides, steps }];
    const after = sideFields(sidesAfter(sides, member, stepsOf(next)));
    return { path: writePath(next), ...after, sort: null, q: null };
  };

  /** The address of what a whole column is made of. */
  const columnAddress = (key: string) =>
    addressWith(sides.columns ? openedFields([{ dimension: sides.columns, key }]) : {});

  /** The address of so many levels of the path. */
  function levelAddress(levels: number): string {
    const back = path[levels];
    return addressWith({ path: writePath(path.slice(0, levels)), ...(back && sideFields(back.sides)) });
  }

  return { openedFields, levelAddress, columnAddress };
}
