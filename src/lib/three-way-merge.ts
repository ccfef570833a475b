export type Fields = Readonly<Record<string, unknown>>;

type Merge<Mine> = {
  merged: Mine;
  /** Fields that were changed on both sides, each to something else: `merged` holds mine. */
  conflicts: string[];
};

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** Same content; the order of a list does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return textOf(one) === textOf(other);
  return one.map(textOf).sort().join() === other.map(textOf).sort().join();
}

function namesOf(one: Fields, other: Fields): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

/** The names of the fields in which two records differ, those included that only one of them has. */
export function differingFields(one: Fields, other: Fields): string[] {
  return namesOf(one, other).filter((name) => !isSameValue(one[name], other[name]));
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** What was added to or taken from a list on either side. */
function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const isKept = (item: unknown) => !base.includes(item) || (mine.includes(item) && theirs.includes(item));
  return [...new Set([...mine, ...theirs])].filter(isKept);
}

/**
 * Joins two changes of one record: `mine`, and `theirs` that somebody else saved, both made from `base`. Who alone
 * changed a field wins it. A list of ids is joined id by id, and is a conflict only where nothing would be left.
 * A field that is missing was taken away.
 */
export function threeWayMerge<Mine extends Fields>(base: Fields, mine: Mine, theirs: Fields): Merge<Mine> {
  const merged: Record<string, unknown> = { ...mine };
  const conflicts: string[] = [];
  for (const name of namesOf(mine, theirs)) {
    const [before, own, other] = [base[name], mine[name], theirs[name]];
    if (isSameValue(other, before) || isSameValue(other, own)) continue;
    if (isSameValue(own, before)) {
      merged[name] = other;
    } else {
      const joined = isList(before) && isList(own) && isList(other) ? mergeLists(before, own, other) : [];
      if (joined.length > 0) merged[name] = joined;
      else conflicts.push(name);
    }
  }
  // Each value comes from a record of the same form.
  return { merged: merged as Mine, conflicts };
}
