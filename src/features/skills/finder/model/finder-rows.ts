import { createKeyMatch } from '@/lib/word-search';
import { stepsFrom, type Condition, type Scales } from './condition';
import { stepsBelow, type Scale } from './scale';
import type { FinderPerson } from './finder-person';

export type FinderRow = {
  person: FinderPerson;
  /** True if all conditions are met; never without conditions. */
  isMatch: boolean;
  missed: readonly Condition[];
  steps: number;
};

/** Returns found people: matches first, then by fewest steps; last those without a sheet. */
export function finderRows(
  people: readonly FinderPerson[],
  conditions: readonly Condition[],
  { scales, search }: { scales: Scales; search: string },
): FinderRow[] {
  const isFound = createKeyMatch(search);
  const rows = people
    .filter(({ key }) => isFound(key))
    .map((person): FinderRow => {
      if (!person.sheet) return { person, isMatch: false, missed: [], steps: 0 };
      const measured = conditions.map((condition) => ({
        condition,
        steps: stepsFrom(person, condition, scales),
      }));
      const unmet = measured.filter(({ steps }) => steps > 0);
      return {
        person,
        isMatch: conditions.length > 0 && unmet.length === 0,
        missed: unmet.map(({ condition }) => condition),
        steps: unmet.reduce((sum, { steps }) => sum + steps, 0),
      };
    });
  return rows.sort(
    (one, other) =>
      Number(one.person.sheet === null) - Number(other.person.sheet === null) ||
      one.steps - other.steps ||
      one.missed.length - other.missed.length,
  );
}

/** Returns the first rows with missed conditions, given sorted rows. */
export function nearestMisses(rows: readonly FinderRow[], most: number): FinderRow[] {
  return rows.filter(({ missed }) => missed.length > 0).slice(0, most);
}

/** Finds, by tech stack, the people with at least this mark, regardless of conditions. */
export function peopleAt(
  people: readonly FinderPerson[],
  levelId: number,
  marks: Scale,
): ReadonlyMap<number, readonly FinderPerson[]> {
  const found = new Map<number, FinderPerson[]>();
  for (const person of people) {
    for (const [stackId, level] of person.marks) {
      if (stepsBelow(marks, levelId, level) > 0) continue;
      const holders = found.get(stackId);
      if (holders) holders.push(person);
      else found.set(stackId, [person]);
    }
  }
  return found;
}
