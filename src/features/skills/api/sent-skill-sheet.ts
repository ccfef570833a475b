import type { SentFinder } from '@/session/sent-input';
import type { CheckedSkillSheet } from '../model/skill-form-rules';
import { holdsSkillSheet } from '../model/skill-was-saved';
import { fetchSkillSheets } from './skill-queries';

/** Looks for a new skill sheet whose form was left while it was being sent; nobody has a second one. */
export const SENT_SKILL_SHEET: SentFinder<CheckedSkillSheet> = {
  countShown: () => 0,
  countNow: async (values) =>
    (await fetchSkillSheets()).filter((stored) => holdsSkillSheet(stored, values)).length,
};
