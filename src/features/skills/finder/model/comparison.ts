import type { FinderPerson } from './finder-person';
import type { FinderStack } from './finder-stacks';
import type { Ladder } from './ladder';

/** A picture with more corners is read by nobody, with fewer it is none. */
const [FEWEST_CORNERS, MOST_CORNERS] = [3, 8];

/** How good a mark is, from 0 for none to as many as there are marks for the best. */
export function markWorth({ rungs, places }: Ladder, levelId: number | undefined): number {
  const place = levelId === undefined ? undefined : places.get(levelId);
  return place === undefined ? 0 : rungs.length - place;
}

/** The tech stacks of which one of these people has a mark, in their order. */
export function comparedStacks(
  people: readonly FinderPerson[],
  stacks: readonly FinderStack[],
): FinderStack[] {
  return stacks.filter(({ id }) => people.some(({ marks }) => marks.has(id)));
}

/**
 * The corners of the picture: what is asked for, then where these people are best, in the order of the table; none where they are too few
 * for a picture.
 */
export function selectCorners(
  people: readonly FinderPerson[],
  compared: readonly FinderStack[],
  { marks, asked }: { marks: Ladder; asked: readonly { stackId: number }[] },
): FinderStack[] {
  const isAsked = (stackId: number) => asked.some((skill) => skill.stackId === stackId);
  const worth = ({ id }: FinderStack) =>
    people.reduce((sum, person) => sum + markWorth(marks, person.marks.get(id)), 0);
  const best = compared
    .toSorted(
      (one, other) => Number(isAsked(other.id)) - Number(isAsked(one.id)) || worth(other) - worth(one),
    )
    .slice(0, MOST_CORNERS);
  const chosen = new Set(best.map(({ id }) => id));
  return chosen.size < FEWEST_CORNERS ? [] : compared.filter(({ id }) => chosen.has(id));
}

/** Who has the one best mark of these people; null where several have it, or nobody has any. */
export function bestAt(people: readonly FinderPerson[], stackId: number, marks: Ladder): number | null {
  const worths = people.map((person) => markWorth(marks, person.marks.get(stackId)));
  const most = Math.max(...worths);
  const best = people.filter((_person, index) => worths[index] === most);
  return most > 0 && best.length === 1 ? (best[0]?.id ?? null) : null;
}
