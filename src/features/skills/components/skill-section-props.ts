import type { Control } from 'react-hook-form';
import type { SkillSheet, CheckedSkillSheet, SkillFormInput } from '../fields';

/** What every section of the skill form takes. */
export type SkillSectionProps = {
  control: Control<SkillFormInput, unknown, CheckedSkillSheet>;
  /** The sheet that is edited; null while a new one is made. */
  sheet: SkillSheet | null;
};
