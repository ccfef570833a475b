import type { SkillSheet, CheckedSkillSheet } from '@/features/skills/fields';

/** A sheet of member 4 with two marks, as it was read. */
export const buildSheet = (changes: Partial<SkillSheet> = {}): SkillSheet => ({
  id: 3,
  staff: { id: 4, eng_name: 'Hnin Yu Wai', jp_name: 'ニン ユー ワイ', username: 'user' },
  projects: [
    { id: 1, cd: 'A1', eng_name: 'One', jp_name: '一' },
    { id: 2, cd: 'A2', eng_name: 'Two', jp_name: '二' },
  ],
  responsibilities: [{ id: 1, name: '実装' }],
  marks: [
    { techStackId: 5, techStackName: 'React', levelId: 2, symbol: '◎' },
    { techStackId: 7, techStackName: 'Angular', levelId: 5, symbol: '△' },
  ],
  position: { id: 2, name: 'SE' },
  grade: { id: 1, name: 'A+' },
  japaneseLevel: { id: 3, name: 'N3' },
  majorTechStack: { id: 5, name: 'React' },
  joinDate: '2024-04-01',
  sgExperience: 1,
  prevExperience: 2,
  totalExperience: 3,
  updatedAt: null,
  ...changes,
});

/** The same sheet, as a form gives it. */
export const buildChecked = (changes: Partial<CheckedSkillSheet> = {}): CheckedSkillSheet => ({
  staff_id: 4,
  project: [1, 2],
  position: 2,
  grade: 1,
  join_date: '2024-04-01',
  japanese_level: 3,
  sg_experience: 1,
  prev_experience: 2,
  responsibility: [1],
  major_tech_stack_id: 5,
  skills: [
    { tech_stack_id: 5, proficiency_level_id: 2 },
    { tech_stack_id: 7, proficiency_level_id: 5 },
  ],
  ...changes,
});
