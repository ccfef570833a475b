import { stepsBelow, type Scale } from './scale';
import type { FinderPerson } from './finder-person';

/** A condition on people. One of several grades, positions or projects is enough. */
export type Condition =
  | { kind: 'skill'; stackId: number; levelId: number }
  | { kind: 'japanese'; levelId: number }
  | { kind: 'grade'; ids: readonly number[] }
  | { kind: 'position'; ids: readonly number[] }
  | { kind: 'project'; ids: readonly number[] }
  | { kind: 'years'; least: number };

export type Conditions = {
  skills: readonly { stackId: number; levelId: number }[];
  japanese: number | null;
  grade: readonly number[];
  position: readonly number[];
  years: number | null;
  project: readonly number[];
};

export const conditionKey = (condition: Condition): string => JSON.stringify(condition);

/** Lists the conditions of the address in the order in which the screen shows them. */
export function conditionList(conditions: Conditions): Condition[] {
  const list: Condition[] = conditions.skills.map((skill) => ({ kind: 'skill', ...skill }));
  if (conditions.japanese !== null) list.push({ kind: 'japanese', levelId: conditions.japanese });
  for (const kind of ['grade', 'position', 'project'] as const) {
    const ids = conditions[kind];
    if (ids.length > 0) list.push({ kind, ids });
  }
  if (conditions.years !== null) list.push({ kind: 'years', least: conditions.years });
  return list;
}

export function withCondition(conditions: Conditions, added: Condition): Conditions {
  switch (added.kind) {
    case 'skill': {
      const { stackId, levelId } = added;
      const skill = { stackId, levelId };
      const isListed = conditions.skills.some((listed) => listed.stackId === stackId);
      const skills = conditions.skills.map((listed) => (listed.stackId === stackId ? skill : listed));
      return { ...conditions, skills: isListed ? skills : [...skills, skill] };
    }
    case 'japanese':
      return { ...conditions, japanese: added.levelId };
    case 'years':
      return { ...conditions, years: added.least };
    default:
      return { ...conditions, [added.kind]: [...new Set([...conditions[added.kind], ...added.ids])] };
  }
}

export function withoutCondition(conditions: Conditions, removed: Condition): Conditions {
  switch (removed.kind) {
    case 'skill':
      return {
        ...conditions,
        skills: conditions.skills.filter(({ stackId }) => stackId !== removed.stackId),
      };
    case 'japanese':
    case 'years':
      return { ...conditions, [removed.kind]: null };
    default:
      return { ...conditions, [removed.kind]: [] };
  }
}

export type Scales = { marks: Scale; japanese: Scale };

/** Counts the levels or years that a person lacks; 1 for a missed grade, position or project. */
export function stepsFrom(person: FinderPerson, condition: Condition, { marks, japanese }: Scales): number {
  const { sheet } = person;
  switch (condition.kind) {
    case 'skill':
      return stepsBelow(marks, condition.levelId, person.marks.get(condition.stackId) ?? null);
    case 'japanese':
      return stepsBelow(japanese, condition.levelId, sheet?.japaneseLevel?.id ?? null);
    case 'years':
      return Math.max(0, condition.least - person.experience);
    case 'project':
      return sheet?.projects.some(({ id }) => condition.ids.includes(id)) ? 0 : 1;
    default: {
      const id = sheet?.[condition.kind]?.id;
      return id !== undefined && condition.ids.includes(id) ? 0 : 1;
    }
  }
}
