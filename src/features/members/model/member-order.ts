type Sortable = { sort_key?: number | null };

/** Sort key ascending; members without one come last, ties keep the server's order. Source: MB-2. */
export function inMemberOrder<Member extends Sortable>(members: readonly Member[]): Member[] {
  const key = ({ sort_key: sortKey }: Sortable) => sortKey ?? Infinity;
  // `Infinity - Infinity` is NaN.
  return members.toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}
