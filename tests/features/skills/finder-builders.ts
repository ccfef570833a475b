import type { SkillSheet } from '@/features/skills/fields';
import { createJapaneseScale, createMarkScale } from '@/features/skills/finder/model/scale';
import { staffSchema } from '@/session/staff-schema';
import { buildSheet } from './skill-builders';

export const SYMBOLS = ['★', '◎', '○', '□', '△'];
const MARKS = SYMBOLS.map((symbol, index) => ({ id: index + 1, symbol }));
const LEVELS = ['N1', 'N2', 'N3', 'N4', 'N5'].map((name, index) => ({ id: index + 1, name }));
export const SCALES = { marks: createMarkScale(MARKS), japanese: createJapaneseScale(LEVELS) };

export const buildMarks = (marks: Record<number, number>): SkillSheet['marks'] =>
  Object.entries(marks).map(([stack, levelId]) => ({
    techStackId: Number(stack),
    techStackName: `Stack ${stack}`,
    levelId,
    symbol: SYMBOLS[levelId - 1] ?? '',
  }));

/** The sheet of a member with these marks. */
export const buildMemberSheet = (
  id: number,
  marks: Record<number, number>,
  changes: Partial<SkillSheet> = {},
) =>
  buildSheet({
    id,
    staff: { id, eng_name: `Person ${id}`, jp_name: `人 ${id}`, username: `p${id}` },
    marks: buildMarks(marks),
    ...changes,
  });

export const buildMember = (id: number) =>
  staffSchema.parse({ id, eng_name: `Person ${id}`, jp_name: '', role: 2 });
