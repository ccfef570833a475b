import { describe, expect, it } from 'vitest';
import { toSkillFields, skillValues, withSkillField } from '@/features/skills/model/skill-fields';
import type { CheckedSkillSheet } from '@/features/skills/fields';
import { threeWayMerge } from '@/lib/three-way-merge';

const buildValues = (marks: Record<number, number>): CheckedSkillSheet => ({
  staff_id: 4,
  project: [1],
  position: 1,
  grade: 1,
  join_date: '2020-04-01',
  japanese_level: 2,
  sg_experience: 3,
  prev_experience: 0,
  responsibility: [1],
  major_tech_stack_id: 5,
  skills: Object.entries(marks).map(([stack, level]) => ({
    tech_stack_id: Number(stack),
    proficiency_level_id: level,
  })),
});
const readMarks = ({ skills }: Pick<CheckedSkillSheet, 'skills'>) =>
  Object.fromEntries(skills.map((entry) => [entry.tech_stack_id, entry.proficiency_level_id]));

describe('the marks of a sheet as fields of their own', () => {
  it('are unchanged by splitting and joining, in their order', () => {
    const values = {
      ...buildValues({}),
      skills: [...buildValues({ 5: 2 }).skills, ...buildValues({ 3: 1 }).skills],
    };
    expect(skillValues(toSkillFields(values))).toEqual(values);
  });

  it.each<[string, Record<number, number>, Record<number, number>, Record<number, number>, string[]]>([
    ['each marked another stack', { 1: 3, 2: 2, 5: 1 }, { 1: 3, 2: 2, 6: 4 }, { 1: 3, 2: 2, 5: 1, 6: 4 }, []],
    ['they took one away', { 1: 3, 2: 1 }, { 2: 2 }, { 2: 1 }, []],
    ['I took one away', { 2: 2 }, { 1: 3, 2: 4 }, { 2: 4 }, []],
    ['both changed one', { 1: 3, 2: 1 }, { 1: 3, 2: 4 }, { 1: 3, 2: 1 }, ['mark:2']],
    ['they changed a mark that I removed', { 1: 3 }, { 1: 3, 2: 4 }, { 1: 3 }, ['mark:2']],
  ])('are merged by tech stack when %s', (_where, mine, theirs, merged, conflicts) => {
    const merge = threeWayMerge(
      toSkillFields(buildValues({ 1: 3, 2: 2 })),
      toSkillFields(buildValues(mine)),
      toSkillFields(buildValues(theirs)),
    );
    expect(readMarks(skillValues(merge.merged))).toEqual(merged);
    expect(merge.conflicts).toEqual(conflicts);
  });

  it('are set and removed one by one', () => {
    expect(readMarks(withSkillField(buildValues({ 1: 3 }), 'mark:2', 4))).toEqual({ 1: 3, 2: 4 });
    expect(readMarks(withSkillField(buildValues({ 1: 3, 2: 4 }), 'mark:2', undefined))).toEqual({ 1: 3 });
    expect(withSkillField(buildValues({}), 'join_date', '2024-04-01')).toMatchObject({
      join_date: '2024-04-01',
    });
  });
});
