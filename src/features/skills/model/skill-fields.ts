import type { CheckedSkillSheet, SkillFormInput } from '../fields';
import { withMark } from './skill-marks';

const MARK = 'mark:';

type Marks = Readonly<Record<`${typeof MARK}${number}`, number | undefined>>;

/** Returns the tech stack of a mark's field; undefined for other fields. */
export function findStackOfField(name: string): number | undefined {
  return name.startsWith(MARK) ? Number(name.slice(MARK.length)) : undefined;
}

/** Makes each mark a field of its own, so that two people can change different marks. */
export function skillFields<Values extends Pick<CheckedSkillSheet, 'skills'>>({ skills, ...fields }: Values) {
  const marks: Marks = Object.fromEntries(
    skills.map((entry) => [`${MARK}${entry.tech_stack_id}`, entry.proficiency_level_id]),
  );
  return { ...fields, ...marks };
}

type SkillFields = ReturnType<typeof skillFields<CheckedSkillSheet>>;

/** Reverses `skillFields`. */
export function skillValues(fields: SkillFields): CheckedSkillSheet {
  const entries = Object.entries(fields);
  const skills = entries.flatMap(([name, level]) => {
    const stack = findStackOfField(name);
    return stack !== undefined && typeof level === 'number'
      ? [{ tech_stack_id: stack, proficiency_level_id: level }]
      : [];
  });
  const others = entries.filter(([name]) => findStackOfField(name) === undefined);
  return { ...(Object.fromEntries(others) as Omit<CheckedSkillSheet, 'skills'>), skills };
}

/** Sets one field of `skillFields` in the form's values; undefined removes a mark. */
export function withSkillField(values: SkillFormInput, name: string, value: unknown): SkillFormInput {
  const stack = findStackOfField(name);
  if (stack === undefined) return { ...values, [name]: value };
  return { ...values, skills: withMark(values.skills, stack, typeof value === 'number' ? value : null) };
}

type Sheet = { staff: { id: number } | null };

/** Each member has at most one sheet; keeps `chosen`, for whom a colleague may create one meanwhile. */
export function membersWithoutSheet<Member extends { id: number }>(
  members: readonly Member[],
  sheets: readonly Sheet[],
  chosen?: number | '',
): Member[] {
  const taken = new Set(sheets.map(({ staff }) => staff?.id));
  return members.filter(({ id }) => id === chosen || !taken.has(id));
}
