import { z } from 'zod';
import { lookupSchema } from './skill-lookup-schema';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const years = z.coerce.number().catch(0);
const lookup = lookupSchema.nullish().transform((value) => value ?? null);

const staff = z
  .looseObject({ id: z.number(), eng_name: text, jp_name: text, username: text })
  .nullish()
  .transform((value) => value ?? null);

const project = z.looseObject({ id: z.number(), cd: text, eng_name: text, jp_name: text });

const mark = z.looseObject({
  tech_stack_id: z.number(),
  tech_stack_name: text,
  proficiency_level_id: z.number().nullish(),
  symbol: text,
});

/** How well somebody knows a tech stack. */
export type SkillMark = { techStackId: number; techStackName: string; levelId: number; symbol: string };

/** One mark per stack: a server that adds without clearing first may hold several, of which the last one counts. */
function toMarks(rows: readonly z.output<typeof mark>[]): SkillMark[] {
  const byStack = new Map<number, SkillMark>();
  for (const row of rows) {
    if (typeof row.proficiency_level_id !== 'number') continue;
    byStack.set(row.tech_stack_id, {
      techStackId: row.tech_stack_id,
      techStackName: row.tech_stack_name,
      levelId: row.proficiency_level_id,
      symbol: row.symbol,
    });
  }
  return [...byStack.values()];
}

const present = <T>(value: T | null | undefined): value is T => value != null;

/**
 * A skill sheet with its four relations. They must be there: a form that took a missing one for an empty one
 * would save the blank over what the server holds.
 */
export const skillSheetSchema = z
  .looseObject({
    id: z.number(),
    staff,
    staff_project: z.array(z.looseObject({ project: project.nullish() })),
    staff_responsibility: z.array(z.looseObject({ responsibility: lookupSchema.nullish() })),
    tech_stack_proficiencies: z.array(mark),
    position: lookup,
    grade: lookup,
    japanese_level: lookup,
    major_tech_stack: lookup,
    join_date: z.string().nullish(),
    sg_experience: years,
    prev_experience: years,
    total_experience: years,
    /** ISO 8601 in UTC. */
    updated_at: z.string().nullish().catch(null),
  })
  .transform((sheet) => ({
    id: sheet.id,
    /** Null once the member was deleted. */
    staff: sheet.staff,
    /** Without deleted ones. */
    projects: sheet.staff_project.map((link) => link.project).filter(present),
    responsibilities: sheet.staff_responsibility.map((link) => link.responsibility).filter(present),
    /** Only stacks with a mark. */
    marks: toMarks(sheet.tech_stack_proficiencies),
    position: sheet.position,
    grade: sheet.grade,
    japaneseLevel: sheet.japanese_level,
    majorTechStack: sheet.major_tech_stack,
    /** `YYYY-MM-DD`, or empty. */
    joinDate: sheet.join_date?.slice(0, 10) ?? '',
    sgExperience: sheet.sg_experience,
    prevExperience: sheet.prev_experience,
    totalExperience: sheet.total_experience,
    updatedAt: sheet.updated_at ?? null,
  }));

export type SkillSheet = z.output<typeof skillSheetSchema>;
