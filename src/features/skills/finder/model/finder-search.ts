import * as z from 'zod/mini';
import { mapped, orNull } from '@/lib/schema-parts';
import { urlNumber, type UrlFields } from '@/lib/url-fields';
import type { Conditions } from './condition';

/** So many people stand side by side. */
export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

/** More fit neither on the screen nor into an address. */
const MOST_OF_A_KIND = 30;

const isKnown = (id: number | null): id is number => id !== null;

const ids = z.catch(
  mapped(z.string(), (text) =>
    [...new Set(text.split(',').map((id) => urlNumber.parse(id)))].filter(isKnown).slice(0, MOST_OF_A_KIND),
  ),
  [],
);

/** `5.2,7.3`: stack and mark of each. */
const skills = z.catch(
  mapped(z.string(), (text) => {
    const levels = new Map<number, number>();
    for (const part of text.split(',').slice(0, MOST_OF_A_KIND)) {
      const [stackId, levelId, ...rest] = part.split('.').map((id) => urlNumber.parse(id));
      if (stackId && levelId && rest.length === 0) levels.set(stackId, levelId);
    }
    return [...levels].map(([stackId, levelId]) => ({ stackId, levelId }));
  }),
  [],
);

const searchSchema = z.object({
  skill: skills,
  japanese: urlNumber,
  grade: ids,
  position: ids,
  years: urlNumber,
  project: ids,
  q: z.catch(z.string(), ''),
  show: orNull(z.literal('matches')),
  sheet: urlNumber,
  people: ids,
  look: orNull(z.literal('compare')),
});

export type FinderSearch = {
  conditions: Conditions;
  /** Words that narrow whom one looks among. */
  search: string;
  /** Null is everybody. */
  show: 'matches' | null;
  /** The sheet that is open. */
  sheet: number | null;
  /** Who is chosen for a comparison, by member. */
  chosen: readonly number[];
  isComparing: boolean;
};

/**
 * Reads `?view=matrix&skill=5.2,7.3&japanese=2&grade=1,2&position=2&years=3&project=4&q=…&show=matches&sheet=7&people=3,9&look=compare`; what
 * cannot be read is asked for by nobody.
 */
export function readFinderSearch(params: URLSearchParams): FinderSearch {
  const fields = searchSchema.parse(Object.fromEntries(params));
  const { japanese, grade, position, years, project, show, sheet } = fields;
  return {
    conditions: { skills: fields.skill, japanese, grade, position, years, project },
    search: fields.q,
    ...{ show, sheet },
    chosen: fields.people.slice(0, MOST_COMPARED),
    isComparing: fields.look === 'compare',
  };
}

const listField = (list: readonly (number | string)[]) => (list.length > 0 ? list : null);

/** The fields of the address for all that is asked for. */
export function conditionFields({
  skills: marks,
  japanese,
  grade,
  position,
  years,
  project,
}: Conditions): UrlFields {
  return {
    skill: listField(marks.map(({ stackId, levelId }) => `${stackId}.${levelId}`)),
    ...{ japanese, years },
    grade: listField(grade),
    position: listField(position),
    project: listField(project),
  };
}

/** The field for who is chosen. */
export const chosenField = (chosen: readonly number[]): UrlFields => ({ people: listField(chosen) });
