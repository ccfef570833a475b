import { describe, expect, it } from 'vitest';
import { skillSheetSchema } from '@/features/skills/api/skill-queries';

const ON_THE_WIRE = {
  id: 3,
  position: { id: 2, name: 'SE', created_at: null },
  grade: null,
  join_date: '2024-04-01',
  sg_experience: '1',
  prev_experience: 2,
  total_experience: null,
  japanese_level: { id: 3, name: 'N3' },
  major_tech_stack: null,
  updated_at: '2025-08-20T03:15:00.000000Z',
  staff: { id: 4, eng_name: 'Hnin', jp_name: null, username: 'user', staff_image: 'x.png' },
  staff_project: [
    { id: 1, project: { id: 1, cd: 'A', eng_name: 'One', jp_name: null } },
    { id: 2, project: null },
  ],
  staff_responsibility: [{ id: 9, responsibility: { id: 1, name: '実装' } }],
  tech_stack_proficiencies: [
    { tech_stack_id: 5, tech_stack_name: 'React', proficiency_level_id: 2, symbol: '◎' },
    { tech_stack_id: 6, tech_stack_name: 'Vue', proficiency_level_id: null, symbol: null },
    { tech_stack_id: 5, tech_stack_name: 'React', proficiency_level_id: 1, symbol: '★' },
  ],
};

describe('a skill sheet from the server', () => {
  it('is read with its relations, without deleted projects, with one mark per stack', () => {
    const sheet = skillSheetSchema.parse(ON_THE_WIRE);
    expect(sheet).toMatchObject({
      staff: { id: 4, jp_name: '' },
      grade: null,
      sgExperience: 1,
      totalExperience: 0,
      joinDate: '2024-04-01',
      marks: [{ techStackId: 5, techStackName: 'React', levelId: 1, symbol: '★' }],
    });
    expect(sheet.projects.map(({ id }) => id)).toEqual([1]);
    expect(sheet.responsibilities.map(({ id }) => id)).toEqual([1]);
  });

  it.each(['staff_project', 'staff_responsibility', 'tech_stack_proficiencies'])(
    'is refused without %s: a save would overwrite it with blanks',
    (relation) => {
      expect(skillSheetSchema.safeParse({ ...ON_THE_WIRE, [relation]: undefined }).success).toBe(false);
    },
  );

  it('may lack its member', () => {
    expect(skillSheetSchema.parse({ ...ON_THE_WIRE, staff: null }).staff).toBeNull();
  });
});
