import type { CheckedSkillSheet, SkillFormInput } from '../fields';
import { withMark } from './skill-marks';

/** The prefix of a mark's field; the id of the tech stack follows. */
const MARK_PREFIX = 'mark:';

type MarkField = `${typeof MARK_PREFIX}${number}`;

export function findStackId(name: string): number | undefined {
  return name.startsWith(MARK_PREFIX) ? Number(name.slice(MARK_PREFIX.length)) : undefined;
}

/** Makes each mark a field of its own, so that two people can change different marks. */
export function toSkillFields<Values extends Pick<CheckedSkillSheet, 'skills'>>({
  skills,
  ...fields
}: Values) {
  const marks: Record<MarkField, number> = {};
  for (const entry of skills) marks[`${MARK_PREFIX}${entry.tech_stack_id}`] = entry.proficiency_level_id;
  return { ...fields, ...marks };
}

type SkillFields = ReturnType<typeof toSkillFields<CheckedSkillSheet>>;

/** Reverses `toSkillFields`. */
export function skillValues(fields: SkillFields): CheckedSkillSheet {
  const skills: CheckedSkillSheet['skills'] = [];
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const stackId = findStackId(name);
    if (stackId === undefined) others[name] = value;
    else if (typeof value === 'number') skills.push({ tech_stack_id: stackId, proficiency_level_id: value });
  }
  // The type of `fields` guarantees the others, which `Object.entries` forgets.
  return { ...(others as Omit<CheckedSkillSheet, 'skills'>), skills };
}

/** Sets one field of `toSkillFields` in the form's values; undefined removes a mark. */
export function withSkillField(values: SkillFormInput, name: string, value: unknown): SkillFormInput {
  const stackId = findStackId(name);
  if (stackId === undefined) return { ...values, [name]: value };
  return { ...values, skills: withMark(values.skills, stackId, typeof value === 'number' ? value : null) };
}
