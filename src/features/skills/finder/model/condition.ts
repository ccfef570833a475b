import { stepsBelow, type Ladder } from './ladder';
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

export function conditionList({
  skills,
  japanese,
  grade,
  position,
  years,
  project,
}: Conditions): Condition[] {
  const lists = { grade, position, project };
  return [
    ...skills.map((skill): Condition => ({ kind: 'skill', ...skill })),
    ...(japanese === null ? [] : [{ kind: 'japanese', levelId: japanese } as const]),
    ...(['grade', 'position', 'project'] as const).flatMap((kind): Condition[] =>
      lists[kind].length > 0 ? [{ kind, ids: lists[kind] }] : [],
    ),
    ...(years === null ? [] : [{ kind: 'years', least: years } as const]),
  ];
}

/** Adds a condition: it replaces the mark of the same stack, and extends a list of grades. */
export function withCondition(asked: Conditions, added: Condition): Conditions {
  switch (added.kind) {
    case 'skill': {
      const { stackId, levelId } = added;
      const isAsked = asked.skills.some((skill) => skill.stackId === stackId);
      const skills = asked.skills.map((skill) => (skill.stackId === stackId ? { stackId, levelId } : skill));
      return { ...asked, skills: isAsked ? skills : [...skills, { stackId, levelId }] };
    }
    case 'japanese':
      return { ...asked, japanese: added.levelId };
    case 'years':
      return { ...asked, years: added.least };
    default:
      return { ...asked, [added.kind]: [...new Set([...asked[added.kind], ...added.ids])] };
  }
}

export function withoutCondition(asked: Conditions, removed: Condition): Conditions {
  switch (removed.kind) {
    case 'skill':
      return { ...asked, skills: asked.skills.filter(({ stackId }) => stackId !== removed.stackId) };
    case 'japanese':
    case 'years':
      return { ...asked, [removed.kind]: null };
    default:
      return { ...asked, [removed.kind]: [] };
  }
}

export type Ladders = { marks: Ladder; japanese: Ladder };

/** Counts the steps to a condition: 0 if met, 1 without a scale, 1 for each missing year. */
export function stepsFrom(person: FinderPerson, condition: Condition, { marks, japanese }: Ladders): number {
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
    default:
      return condition.ids.includes(sheet?.[condition.kind]?.id ?? 0) ? 0 : 1;
  }
}
