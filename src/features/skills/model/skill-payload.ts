import { totalExperience, type CheckedSkillSheet } from './skill-form-rules';

/**
 * What is sent. Only chosen cells are listed: an update replaces all marks, so a cell that is left out loses its
 * own. The server refuses an empty list, and skips entries without a level: one such entry stands for “no mark at
 * all”. All three experiences must be there. Source: SK-3.
 */
export function skillPayload(values: CheckedSkillSheet) {
  const noMark = { tech_stack_id: values.major_tech_stack_id, proficiency_level_id: null };
  return {
    ...values,
    total_experience: totalExperience(values.sg_experience, values.prev_experience),
    skills: values.skills.length > 0 ? values.skills : [noMark],
  };
}
