export type Fields = Readonly<Record<string, unknown>>;

type Merge<Mine> = {
  merged: Mine;
  /** Fields that both sides changed differently; `merged` has my value. */
  conflicts: string[];
};

const serialise = (value: unknown): string => JSON.stringify(value) ?? '';

/** Compares as JSON. The order of a list does not count. */
export function isSameInAnyOrder(first: unknown, second: unknown): boolean {
  if (!Array.isArray(first) || !Array.isArray(second)) return serialise(first) === serialise(second);
  return first.map(serialise).sort().join() === second.map(serialise).sort().join();
}

function allNames(first: Fields, second: Fields): string[] {
  return [...new Set([...Object.keys(first), ...Object.keys(second)])];
}

export function differingFields(first: Fields, second: Fields): string[] {
  return allNames(first, second).filter((name) => !isSameInAnyOrder(first[name], second[name]));
}

/** Keeps what either side added, drops what either side removed. Empty where a value is no list. */
function mergeLists(base: unknown, mine: unknown, theirs: unknown): unknown[] {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return [];
  const isRemoved = (item: unknown) => base.includes(item) && !(mine.includes(item) && theirs.includes(item));
  const united: readonly unknown[] = mine.concat(theirs);
  return [...new Set(united)].filter((item) => !isRemoved(item));
}

/**
 * `mine` and `theirs`, which another user saved, both changed `base`. A field that one side changed takes its
 * value; lists of ids are merged id by id, and conflict only where no id would remain. A missing field counts
 * as removed.
 */
export function threeWayMerge<Mine extends Fields>(base: Fields, mine: Mine, theirs: Fields): Merge<Mine> {
  const merged: Record<string, unknown> = { ...mine };
  const conflicts: string[] = [];
  for (const name of allNames(mine, theirs)) {
    const baseValue = base[name];
    const myValue = mine[name];
    const theirValue = theirs[name];
    if (isSameInAnyOrder(theirValue, baseValue) || isSameInAnyOrder(theirValue, myValue)) continue;
    if (isSameInAnyOrder(myValue, baseValue)) {
      merged[name] = theirValue;
      continue;
    }
    const mergedList = mergeLists(baseValue, myValue, theirValue);
    if (mergedList.length > 0) merged[name] = mergedList;
    else conflicts.push(name);
  }
  // Each value comes from a record with the fields of `Mine`.
  return { merged: merged as Mine, conflicts };
}
