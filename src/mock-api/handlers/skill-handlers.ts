import * as z from 'zod/mini';
import { date, existing, integer, list, relationSwitch, TAKEN } from '../body-rules';
import type { Tables } from '../db/database';
import { createdNow, timestampNow } from '../db/timestamp';
import { endpoint } from '../endpoint';
import { failedWithStatus200, ok } from '../json-reply';
import { sheetExpander } from './skill-answer';

const skillGet = endpoint({
  path: '/reporting-system/employee-skill-sheet/get',
  isList: true,
  body: ({ skill_sheets: sheets }) =>
    z.strictObject({
      id: z.nullish(existing(sheets)),
      staff: relationSwitch(),
      staff_project: relationSwitch(),
      staff_responsibility: relationSwitch(),
      tech_stack_proficiencies: relationSwitch(),
    }),
  answer: ({ body, tables }) => {
    const rows = tables.skill_sheets.filter((row) => !row.deleted_at && (!body.id || row.id === body.id));
    return ok(rows.map(sheetExpander(body, tables)));
  },
});

const sheetFields = {
  project: list(integer()),
  position: integer(),
  grade: integer(),
  japanese_level: integer(),
  major_tech_stack_id: integer(),
  join_date: date(),
  sg_experience: z.nullish(integer()),
  prev_experience: z.nullish(integer()),
  total_experience: z.nullish(integer()),
  responsibility: list(integer()),
  skills: list(z.strictObject({ tech_stack_id: integer(), proficiency_level_id: z.nullish(integer()) })),
};

type Sheet = z.infer<z.ZodMiniObject<typeof sheetFields>>;

const YEARS = ['sg_experience', 'prev_experience', 'total_experience'] as const;
const LARGEST_YEARS = 255;

function toColumns(body: Sheet) {
  return {
    position: body.position,
    grade: body.grade,
    join_date: body.join_date,
    sg_experience: body.sg_experience ?? 0,
    prev_experience: body.prev_experience ?? 0,
    total_experience: body.total_experience ?? 0,
    japanese_level: body.japanese_level,
    major_tech_stack_id: body.major_tech_stack_id,
  };
}

/** The database refuses other values: years are unsigned bytes, and ids are foreign keys. */
function isStorable(body: Sheet, tables: Tables): boolean {
  const years = YEARS.map((name) => body[name] ?? 0);
  return (
    years.every((value) => value >= 0 && value <= LARGEST_YEARS) &&
    tables.positions.get(body.position) !== undefined &&
    tables.grades.get(body.grade) !== undefined &&
    tables.japanese_levels.get(body.japanese_level) !== undefined &&
    tables.tech_stacks.get(body.major_tech_stack_id) !== undefined &&
    body.project.every((id) => tables.projects.get(id)) &&
    body.responsibility.every((id) => tables.responsibilities.get(id)) &&
    body.skills.every(
      ({ tech_stack_id: stackId, proficiency_level_id: levelId }) =>
        tables.tech_stacks.get(stackId) &&
        (typeof levelId !== 'number' || tables.proficiency_levels.get(levelId)),
    )
  );
}

function replaceLinks(tables: Tables, staffId: number, body: Sheet): void {
  const unstamped = { staff_id: staffId, created_at: null, updated_at: null };
  tables.staff_projects.removeWhere((row) => row.staff_id === staffId);
  for (const id of body.project) tables.staff_projects.insert({ ...unstamped, project_id: id });
  tables.staff_responsibilities.removeWhere((row) => row.staff_id === staffId);
  for (const id of body.responsibility) {
    tables.staff_responsibilities.insert({ ...unstamped, responsibility_id: id });
  }
}

function insertSkills(tables: Tables, sheetId: number, { skills }: Sheet): void {
  for (const { tech_stack_id: stackId, proficiency_level_id: levelId } of skills) {
    // The server stores no skill without a level.
    if (typeof levelId !== 'number') continue;
    tables.tech_stack_proficiencies.insert({
      skill_sheet_id: sheetId,
      tech_stack_id: stackId,
      proficiency_level_id: levelId,
    });
  }
}

const skillCreate = endpoint({
  path: '/reporting-system/employee-skill-sheet/create',
  body: ({ skill_sheets: sheets }) =>
    z.strictObject({
      // The server counts a deleted sheet too.
      staff_id: integer().check(z.refine((id) => !sheets.find((row) => row.staff_id === id), TAKEN)),
      ...sheetFields,
    }),
  answer: ({ body, tables }) => {
    if (!tables.staff.get(body.staff_id) || !isStorable(body, tables)) return failedWithStatus200();
    const sheet = tables.skill_sheets.insert({
      staff_id: body.staff_id,
      ...toColumns(body),
      ...createdNow(),
    });
    replaceLinks(tables, body.staff_id, body);
    insertSkills(tables, sheet.id, body);
    return ok({ status: 200 });
  },
});

const skillUpdate = endpoint({
  path: '/reporting-system/employee-skill-sheet/update',
  body: ({ staff }) =>
    z.strictObject({ id: z.optional(z.unknown()), staff_id: existing(staff), ...sheetFields }),
  answer: ({ body, tables, scenario }) => {
    const sheet = tables.skill_sheets.get(Number(body.id));
    // Only a creation has a default for missing years; an update fails.
    const lacksYears = YEARS.some((name) => body[name] === undefined);
    if (!sheet || sheet.deleted_at || lacksYears || !isStorable(body, tables)) return failedWithStatus200();
    tables.skill_sheets.put({
      ...sheet,
      staff_id: body.staff_id,
      ...toColumns(body),
      updated_at: timestampNow(),
    });
    replaceLinks(tables, body.staff_id, body);
    tables.tech_stack_proficiencies.removeWhere((row) => row.skill_sheet_id === sheet.id);
    const skills = scenario.keepsHalf ? body.skills.filter((_, index) => index % 2 === 0) : body.skills;
    insertSkills(tables, sheet.id, { ...body, skills });
    return ok({ status: 200 });
  },
});

export const skillEndpoints = [skillGet, skillCreate, skillUpdate];
