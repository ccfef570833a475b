import type { SkillSheet, Lookup } from '../../fields';
import type { TechStack } from '../../model/skill-marks';

/** Returns the stacks of the conditions first, then those of the list and the sheets; names may be empty. */
export function finderStacks(
  listed: readonly Lookup[],
  sheets: readonly SkillSheet[],
  requiredSkills: readonly { stackId: number }[],
): TechStack[] {
  const names = new Map(listed.map(({ id, name }) => [id, name]));
  for (const { staff, marks } of sheets) {
    if (staff === null) continue;
    for (const { techStackId: id, techStackName: name } of marks)
      if (!names.has(id) || names.get(id) === '') names.set(id, name);
  }
  const required = requiredSkills.map(({ stackId: id }): TechStack => ({ id, name: names.get(id) ?? '' }));
  const requiredIds = new Set(required.map(({ id }) => id));
  const others = [...names].map(([id, name]): TechStack => ({ id, name }));
  return [...required, ...others.filter(({ id }) => !requiredIds.has(id))];
}
