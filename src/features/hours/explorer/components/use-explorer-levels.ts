import { useLocation } from 'react-router-dom';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import type { Step } from '../model/aggregate';
import { listSteps, sideFields, writePath, type ExplorerSearch, type Level } from '../model/explorer-search';
import { sidesAfter } from '../model/offered-dimensions';

export function useExplorerLevels({ path, sides, member, measure }: ExplorerSearch) {
  const { search } = useLocation();
  const writeAddress = (fields: UrlFields) =>
    `?${String(writeUrlFields(new URLSearchParams(search), fields))}`;

  function toOpenedFields(steps: readonly Step[]): UrlFields {
    const nextPath: Level[] = [...path, { sides, steps }];
    const nextSides = sidesAfter(sides, member, listSteps(nextPath), measure);
    return { path: writePath(nextPath), ...sideFields(nextSides), sort: null, q: null };
  }

  const toOpenedAddress = (steps: readonly Step[]) => writeAddress(toOpenedFields(steps));

  /** The address of a level of the path; 0 is the whole table. */
  function toLevelAddress(level: number): string {
    // The level below was opened in the table of this level, whose sides it stores.
    const levelBelow = path[level];
    const sidesOfLevel = levelBelow && sideFields(levelBelow.sides);
    return writeAddress({ path: writePath(path.slice(0, level)), ...sidesOfLevel, sort: null, q: null });
  }

  return { toOpenedFields, toOpenedAddress, toLevelAddress };
}
