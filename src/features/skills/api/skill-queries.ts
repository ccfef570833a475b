import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request, requestRow } from '@/api/request';
import { rowList, wire, wireNames } from '@/api/wire-fields';
import { mapped, orNull } from '@/lib/schema-parts';
import { pickShape } from '@/i18n/record-fields';
import { lookupSchema, SKILL_FIELDS, yearsSchema, type SkillMark, type SkillSheet } from '../fields';

const staffSchema = mapped(
  z.nullish(z.looseObject({ id: wire.id, ...wireNames, username: wire.text })),
  (value) => value ?? null,
);

const projectSchema = z.looseObject({ id: wire.id, cd: wire.text, ...wireNames });

const projectLinkSchema = z.looseObject({ project: z.nullish(projectSchema), deleted_at: wire.optionalText });

const markSchema = z.looseObject({
  tech_stack_id: wire.id,
  tech_stack_name: wire.text,
  proficiency_level_id: wire.optionalId,
  symbol: wire.text,
});

/** Keeps the last mark of each tech stack: a server that adds marks without clearing may hold several. */
function toMarks(rows: readonly z.output<typeof markSchema>[]): SkillMark[] {
  const byStack = new Map<number, SkillMark>();
  for (const row of rows) {
    if (row.proficiency_level_id === null) continue;
    byStack.set(row.tech_stack_id, {
      techStackId: row.tech_stack_id,
      techStackName: row.tech_stack_name,
      levelId: row.proficiency_level_id,
      symbol: row.symbol,
    });
  }
  return [...byStack.values()];
}

/** The three lists are required: reading a missing one as empty would delete it with the next save. */
export const skillSheetSchema = mapped(
  z.looseObject({
    id: wire.id,
    staff: staffSchema,
    staff_project: rowList(projectLinkSchema),
    staff_responsibility: rowList(z.looseObject({ responsibility: z.nullish(lookupSchema) })),
    tech_stack_proficiencies: rowList(markSchema),
    ...pickShape(SKILL_FIELDS, 'wire'),
    major_tech_stack: orNull(lookupSchema),
    total_experience: yearsSchema,
    updated_at: wire.date,
  }),
  (sheet): SkillSheet => ({
    id: sheet.id,
    staff: sheet.staff,
    projects: sheet.staff_project.flatMap((link) => (link.deleted_at ? [] : (link.project ?? []))),
    responsibilities: sheet.staff_responsibility.flatMap(({ responsibility }) => responsibility ?? []),
    marks: toMarks(sheet.tech_stack_proficiencies),
    position: sheet.position,
    grade: sheet.grade,
    japaneseLevel: sheet.japanese_level,
    majorTechStack: sheet.major_tech_stack,
    joinDate: sheet.join_date,
    sgExperience: sheet.sg_experience,
    prevExperience: sheet.prev_experience,
    totalExperience: sheet.total_experience,
    updatedAt: sheet.updated_at,
  }),
);

const ALL = ['skills'] as const;
const PATH = 'reporting-system/employee-skill-sheet/get';
/** The server omits relations that the request does not name. */
const RELATIONS = { staff: {}, staff_project: {}, staff_responsibility: {}, tech_stack_proficiencies: {} };

export function fetchSkillSheets(signal?: AbortSignal): Promise<SkillSheet[]> {
  return request(rowList(skillSheetSchema), { path: PATH, body: RELATIONS, signal });
}

export const fetchSkillSheet = (id: number, signal?: AbortSignal): Promise<SkillSheet | null> =>
  requestRow(rowList(skillSheetSchema), { path: PATH, body: { id, ...RELATIONS }, signal });

export const skillQueries = {
  /** Every skill sheet with its relations, in the order of the server. Source: SK-1. */
  list: () =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) => fetchSkillSheets(signal),
      meta: { reads: ['skills', 'staff', 'projects'], failure: 'toasts:fetch.skillSheets' },
    }),
  /** The first values of the edit form: read from the server each time it opens. Source: SK-2. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...ALL, 'detail', id],
      queryFn: ({ signal }) => fetchSkillSheet(id, signal),
      gcTime: 0,
      meta: { reads: ['skills', 'staff', 'projects'], failure: 'toasts:fetch.skillSheets' },
    }),
};
