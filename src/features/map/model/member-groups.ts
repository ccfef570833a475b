import { groupBy } from '@/lib/group-by';
import type { Place } from './place';

type Locatable = { id: number; place: Place | null };

export type MemberGroups<Member> = {
  /** Alone in the visible part of the map. */
  singles: Member[];
  /** Each in one visible cluster. */
  clusters: Member[][];
  /** Located outside of the visible part. */
  elsewhere: Member[];
  unlocated: Member[];
};

/**
 * Groups members as the map shows them. `visible` holds the ids of each visible marker and cluster; null without
 * a map, when every member counts as a marker. A person shown beside their unfolded cluster is no longer part of it.
 */
export function groupMembers<Member extends Locatable>(
  members: readonly Member[],
  visible: readonly (readonly number[])[] | null,
): MemberGroups<Member> {
  const located = members.filter(({ place }) => place !== null);
  const unlocated = members.filter(({ place }) => place === null);
  if (!visible) return { singles: located, clusters: [], elsewhere: [], unlocated };

  const alone = new Set(visible.filter(({ length }) => length === 1).flat());
  const clusterById = new Map<number, number>();
  visible.forEach((ids, index) => {
    for (const id of ids) if (!alone.has(id)) clusterById.set(id, index);
  });
  const clustered = located.filter(({ id }) => clusterById.has(id));
  const clusters = groupBy(clustered, ({ id }) => clusterById.get(id));
  return {
    singles: located.filter(({ id }) => alone.has(id)),
    clusters: [...clusters.values()],
    elsewhere: located.filter(({ id }) => !alone.has(id) && !clusterById.has(id)),
    unlocated,
  };
}
