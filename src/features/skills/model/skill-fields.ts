import type { CheckedSkillSheet, SkillFormInput } from '../fields';
import { withMark } from './skill-marks';

const MARK = 'mark:';

type Marks = Readonly<Record<`${typeof MARK}${number}`, number | undefined>>;

/** The stack whose mark a field holds; undefined for all other fields. */
export function findStackOfField(name: string): number | undefined {
  return name.startsWith(MARK) ? Number(name.slice(MARK.length)) : undefined;
}

/** A sheet in which each mark is a field of its own, so that two people may change different ones. */
export function skillFields<Values extends Pick<CheckedSkillSheet, 'skills'>>({ skills, ...fields }: Values) {
  const marks: Marks = Object.fromEntries(
    skills.map((entry) => [`${MARK}${entry.tech_stack_id}`, entry.proficiency_level_id]),
  );
  return { ...fields, ...marks };
}

type SkillFields = ReturnType<typeof skillFields<CheckedSkillSheet>>;

/** The opposite of `skillFields`. */
export function skillValues(fields: SkillFields): CheckedSkillSheet {
  const entries = Object.entries(fields);
  const skills = entries.flatMap(([name, level]) => {
    const stack = findStackOfField(name);
    return stack !== undefined && typeof level === 'number'
      ? [{ tech_stack_id: stack, proficiency_level_id: level }]
      : [];
  });
  const others = entries.filter(([name]) => findStackOfField(name) === undefined);
  // Whatever is no mark is a field of the sheet.
  return { ...(Object.fromEntries(others) as Omit<CheckedSkillSheet, 'skills'>), skills };
}

/** The form's values with one field of `skillFields` set; undefined takes a mark away. */
export function withSkillField(values: SkillFormInput, name: string, value: unknown): SkillFormInput {
  const stack = findStackOfField(name);
  if (stack === undefined) return { ...values, [name]: value };
  return { ...values, skills: withMark(values.skills, stack, typeof value === 'number' ? value : null) };
}

type Sheet = { staff: { id: number } | null };

/**
 * The members for whom a sheet can be made: one per person, so those who have none yet, and who is `chosen` already:
 * the name stays in its field where a colleague makes the sheet meanwhile. Source: SK-2.
 */
export function membersWithoutSheet<Member extends { id: number }>(
  members: readonly Member[],
  sheets: readonly Sheet[],
  chosen?: number | '',
): Member[] {
  const taken = new Set(sheets.map(({ staff }) => staff?.id));
  return members.filter(({ id }) => id === chosen || !taken.has(id));
}
