/** Guards against a forged address or file. A person chooses fewer. */
const MOST_IDS = 20_000;

const ID_RANGE = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/;

/** Ascending: `1-5,8,10-12`. */
export function writeIdRanges(ids: Iterable<number>): string {
  const ranges: { first: number; last: number }[] = [];
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.last === id - 1) range.last = id;
    else ranges.push({ first: id, last: id });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** Drops parts that are no ids, and everything after the first 20,000 ids. */
export function readIdRanges(text: string | null): number[] {
  const ids = new Set<number>();
  for (const part of (text ?? '').split(',', MOST_IDS)) {
    const [, first, last = first] = ID_RANGE.exec(part) ?? [];
    const end = Math.min(Number(last), Number(first) + MOST_IDS);
    for (let id = Number(first); id <= end && ids.size < MOST_IDS; id += 1) ids.add(id);
  }
  return [...ids];
}
