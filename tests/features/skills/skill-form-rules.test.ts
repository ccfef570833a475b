import { describe, expect, it } from 'vitest';
import {
  holdsSkillSheet,
  skillFormSchema,
  skillFormValues,
  skillPayload,
  totalExperience,
  type CheckedSkillSheet,
  type SkillFormInput,
} from '@/features/skills/fields';
import { membersWithoutSheet } from '@/features/skills/model/members-without-sheet';
import { buildChecked, buildSheet } from './skill-builders';

const problems = (changes: Partial<SkillFormInput>) =>
  skillFormSchema
    .safeParse({ ...skillFormValues(buildSheet()), ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('the rules of the skill form [SK-2]', () => {
  it('require what the server needs', () => {
    const { error } = skillFormSchema.safeParse(skillFormValues(null));
    expect(error?.issues.map(({ path }) => path[0])).toEqual([
      'staff_id',
      'project',
      'position',
      'grade',
      'join_date',
      'japanese_level',
      'responsibility',
      'major_tech_stack_id',
    ]);
  });

  it.each([
    ['', 0],
    ['  ', 0],
    [0, 0],
    [12, 12],
    [255 - 2, 253],
  ])('read %j years as %i', (typed, years) => {
    const { data } = skillFormSchema.safeParse({ ...skillFormValues(buildSheet()), sg_experience: typed });
    expect(data?.sg_experience).toBe(years);
  });

  it.each([[1.5], [-1], [256], ['many']])('refuse %j years', (typed) => {
    expect(problems({ sg_experience: typed })).toEqual([
      'sg_experience validation:wholeNumber|{"min":0,"max":255}',
    ]);
  });

  it('refuse a total too large for the server', () => {
    expect(problems({ sg_experience: 200, prev_experience: 56 })).toEqual([
      'prev_experience skills:form.totalTooLarge|{"max":255}',
    ]);
    expect(problems({ sg_experience: 200, prev_experience: 55 })).toBeUndefined();
  });

  it.each([['2024-02-30'], ['soon']])('refuse %s as a join date', (date) => {
    expect(problems({ join_date: date })).toEqual(['join_date validation:date']);
  });
});

describe('the total', () => {
  it.each([
    [3, 4, 7],
    ['', 4, 4],
    ['x', '', 0],
  ])('of %j and %j is %i', (own, previous, total) => {
    expect(totalExperience(own, previous)).toBe(total);
  });
});

describe('the form of an edited sheet', () => {
  it('starts with everything the sheet holds, and sends the same back [SK-2]', () => {
    expect(skillFormSchema.parse(skillFormValues(buildSheet()))).toEqual(buildChecked());
  });
});

describe('what is sent', () => {
  it('lists only chosen cells, and all three experiences [SK-3]', () => {
    expect(skillPayload(buildChecked())).toEqual({ ...buildChecked(), total_experience: 3 });
  });

  it('is “no mark at all” in the only form that the server accepts', () => {
    expect(skillPayload(buildChecked({ skills: [] })).skills).toEqual([
      { tech_stack_id: 5, proficiency_level_id: null },
    ]);
  });
});

describe('after a lost response', () => {
  it.each<[string, Partial<CheckedSkillSheet>, boolean]>([
    ['the same', {}, true],
    ['the same in another order', { project: [2, 1], skills: buildChecked().skills.toReversed() }, true],
    ['another person', { staff_id: 5 }, false],
    ['another project', { project: [1] }, false],
    ['one project of two', { project: [1, 3] }, false],
    ['more projects', { project: [1, 2, 3] }, false],
    ['another responsibility', { responsibility: [2] }, false],
    ['another date', { join_date: '2024-04-02' }, false],
    ['another mark', { skills: [{ tech_stack_id: 5, proficiency_level_id: 1 }] }, false],
    [
      'one mark of two',
      {
        skills: [
          { tech_stack_id: 5, proficiency_level_id: 2 },
          { tech_stack_id: 7, proficiency_level_id: 4 },
        ],
      },
      false,
    ],
    ['no marks', { skills: [] }, false],
  ])('a sheet read again holds %s or not', (_what, changes, isHeld) => {
    expect(holdsSkillSheet(buildSheet(), buildChecked(changes))).toBe(isHeld);
  });

  it('a missing sheet holds nothing', () => {
    expect(holdsSkillSheet(null, buildChecked())).toBe(false);
  });
});

describe('the members offered for a new sheet [SK-2]', () => {
  it('are those without one', () => {
    const sheets = [buildSheet(), buildSheet({ staff: null })];
    const members = [{ id: 3 }, { id: 4 }, { id: 5 }];
    expect(membersWithoutSheet(members, sheets, '')).toEqual([{ id: 3 }, { id: 5 }]);
    // Chosen before a colleague made one.
    expect(membersWithoutSheet(members, sheets, 4)).toEqual(members);
  });
});
