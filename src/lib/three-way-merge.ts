export type Fields = Readonly<Record<string, unknown>>;

type Merge<Mine> = {
  merged: Mine;
  /** Names of fields that both sides changed differently: `merged` has my value. */
  conflicts: string[];
};

const serialise = (value: unknown): string => JSON.stringify(value) ?? '';

/** True for equal JSON; the order of a list does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return serialise(one) === serialise(other);
  return one.map(serialise).sort().join() === other.map(serialise).sort().join();
}

function allNames(one: Fields, other: Fields): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

/** The names of the fields in which two records differ, including fields that only one of them has. */
export function differingFields(one: Fields, other: Fields): string[] {
  return allNames(one, other).filter((name) => !isSameValue(one[name], other[name]));
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const isKept = (item: unknown) => !base.includes(item) || (mine.includes(item) && theirs.includes(item));
  return [...new Set([...mine, ...theirs])].filter(isKept);
}

/**
 * Merges two changes of one record: `mine`, and `theirs`, which another user saved, both made from `base`. A field that only
 * one side changed takes that side's value. Lists of ids are merged id by id, and conflict only where no id would remain.
 * A missing field counts as removed.
 */
export function threeWayMerge<Mine extends Fields>(base: Fields, mine: Mine, theirs: Fields): Merge<Mine> {
  const merged: Record<string, unknown> = { ...mine };
  const conflicts: string[] = [];
  for (const name of allNames(mine, theirs)) {
    const before = base[name];
    const own = mine[name];
    const other = theirs[name];
    if (isSameValue(other, before) || isSameValue(other, own)) continue;
    if (isSameValue(own, before)) {
      merged[name] = other;
    } else {
      const mergedList = isList(before) && isList(own) && isList(other) ? mergeLists(before, own, other) : [];
      if (mergedList.length > 0) merged[name] = mergedList;
      else conflicts.push(name);
    }
  }
  // Each value comes from a record with the fields of `Mine`.
  return { merged: merged as Mine, conflicts };
}
