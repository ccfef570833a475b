type Sortable = { sort_key?: number | null };

/** By sort key ascending; who has none comes last, and ties keep the server's order. Source: MB-2. */
export function inMemberOrder<Member extends Sortable>(members: readonly Member[]): Member[] {
  const key = ({ sort_key: sortKey }: Sortable) => sortKey ?? Infinity;
  return members.toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}
