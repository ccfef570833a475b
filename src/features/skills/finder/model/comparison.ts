import type { TechStack } from '../../model/skill-marks';
import type { FinderPerson } from './finder-person';
import type { Scale } from './scale';

/** A chart needs three corners, and is unreadable beyond eight. */
const FEWEST_CORNERS = 3;
const MOST_CORNERS = 8;

/** Returns the value of a mark: 0 for none, the number of marks for the best. */
export function markWorth({ levels, ranks }: Scale, levelId: number | undefined): number {
  const rank = levelId === undefined ? undefined : ranks.get(levelId);
  return rank === undefined ? 0 : levels.length - rank;
}

export function comparedStacks(people: readonly FinderPerson[], stacks: readonly TechStack[]): TechStack[] {
  return stacks.filter(({ id }) => people.some(({ marks }) => marks.has(id)));
}

/** Selects the stacks of the conditions, then the best marked ones; none if they are too few for a chart. */
export function selectCorners(
  people: readonly FinderPerson[],
  compared: readonly TechStack[],
  { scale, requiredSkills }: { scale: Scale; requiredSkills: readonly { stackId: number }[] },
): TechStack[] {
  const requiredIds = new Set(requiredSkills.map(({ stackId }) => stackId));
  const isRequired = ({ id }: TechStack) => requiredIds.has(id);
  const sumWorth = ({ id }: TechStack) =>
    people.reduce((sum, person) => sum + markWorth(scale, person.marks.get(id)), 0);
  const best = compared
    .toSorted(
      (one, other) => Number(isRequired(other)) - Number(isRequired(one)) || sumWorth(other) - sumWorth(one),
    )
    .slice(0, MOST_CORNERS);
  const chosen = new Set(best.map(({ id }) => id));
  return chosen.size < FEWEST_CORNERS ? [] : compared.filter(({ id }) => chosen.has(id));
}

/** Returns the id of the person with the single best mark; null if several share it, or none has one. */
export function bestAt(people: readonly FinderPerson[], stackId: number, scale: Scale): number | null {
  const worths = people.map((person) => markWorth(scale, person.marks.get(stackId)));
  const most = Math.max(...worths);
  const [best, ...others] = people.filter((_person, index) => worths[index] === most);
  return best && most > 0 && others.length === 0 ? best.id : null;
}
