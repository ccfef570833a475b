import * as z from 'zod/mini';
import { mapped, orNull } from '@/lib/schema-parts';
import { urlNumber, type UrlFields } from '@/lib/url-fields';
import type { Conditions } from './condition';

export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

/** More would exceed the screen and the address. */
const MOST_OF_A_KIND = 30;

const idList = z.catch(
  mapped(z.string(), (text) =>
    [...new Set(text.split(',').map((id) => urlNumber.parse(id)))]
      .filter((id) => id !== null)
      .slice(0, MOST_OF_A_KIND),
  ),
  [],
);

/** Parses `5.2,7.3`: stack and mark of each. */
const skillList = z.catch(
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
  skill: skillList,
  japanese: urlNumber,
  grade: idList,
  position: idList,
  years: urlNumber,
  project: idList,
  q: z.catch(z.string(), ''),
  show: orNull(z.literal('matches')),
  sheet: urlNumber,
  people: idList,
  look: orNull(z.literal('compare')),
});

export type FinderSearch = {
  conditions: Conditions;
  search: string;
  /** Null shows all people. */
  show: 'matches' | null;
  sheetId: number | null;
  chosen: readonly number[];
  isComparing: boolean;
};

/** Reads e.g. `?skill=5.2,7.3&japanese=2&grade=1,2&show=matches&look=compare`; invalid values fall back. */
export function readFinderSearch(params: URLSearchParams): FinderSearch {
  const fields = searchSchema.parse(Object.fromEntries(params));
  const { japanese, grade, position, years, project, show } = fields;
  return {
    conditions: { skills: fields.skill, japanese, grade, position, years, project },
    search: fields.q,
    show,
    sheetId: fields.sheet,
    chosen: fields.people.slice(0, MOST_COMPARED),
    isComparing: fields.look === 'compare',
  };
}

const listField = (list: readonly (number | string)[]) => (list.length > 0 ? list : null);

export function conditionFields(conditions: Conditions): UrlFields {
  const { skills, japanese, grade, position, years, project } = conditions;
  return {
    skill: listField(skills.map(({ stackId, levelId }) => `${stackId}.${levelId}`)),
    japanese,
    years,
    grade: listField(grade),
    position: listField(position),
    project: listField(project),
  };
}

export const chosenField = (chosen: readonly number[]): UrlFields => ({ people: listField(chosen) });
