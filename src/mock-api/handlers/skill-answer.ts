import { groupBy } from '@/lib/group-by';
import type { Tables } from '../db/database';
import type { SkillSheetRow } from '../db/row-types';
import { wantsRelation, type RelationBody } from './relation-body';
import { presentById } from './without-deleted';

/** Returns a function, so that a list groups its rows only once. */
export function sheetExpander(body: RelationBody, tables: Tables) {
  const links = groupBy(tables.staff_projects.rows(), (row) => row.staff_id);
  const responsibilities = groupBy(tables.staff_responsibilities.rows(), (row) => row.staff_id);
  const proficiencies = groupBy(tables.tech_stack_proficiencies.rows(), (row) => row.skill_sheet_id);
  const projects = presentById(tables.projects.rows());

  const listProjects = (staffId: number) =>
    (links.get(staffId) ?? []).map((link) => ({
      id: link.id,
      project: projects.get(link.project_id) ?? null,
    }));
  const listResponsibilities = (staffId: number) =>
    (responsibilities.get(staffId) ?? []).map((link) => ({
      id: link.id,
      responsibility: tables.responsibilities.get(link.responsibility_id) ?? null,
    }));
  const listProficiencies = (sheetId: number) =>
    (proficiencies.get(sheetId) ?? []).map((row) => ({
      tech_stack_id: row.tech_stack_id,
      tech_stack_name: tables.tech_stacks.get(row.tech_stack_id)?.name ?? null,
      proficiency_level_id: row.proficiency_level_id,
      symbol: tables.proficiency_levels.get(row.proficiency_level_id)?.abbv ?? null,
    }));

  return (sheet: SkillSheetRow) => ({
    id: sheet.id,
    position: tables.positions.get(sheet.position) ?? null,
    grade: tables.grades.get(sheet.grade) ?? null,
    join_date: sheet.join_date,
    sg_experience: sheet.sg_experience,
    prev_experience: sheet.prev_experience,
    total_experience: sheet.total_experience,
    japanese_level: tables.japanese_levels.get(sheet.japanese_level) ?? null,
    major_tech_stack: tables.tech_stacks.get(sheet.major_tech_stack_id) ?? null,
    updated_at: sheet.updated_at,
    ...(wantsRelation(body, 'staff') && { staff: rawStaff(sheet.staff_id, tables) }),
    ...(wantsRelation(body, 'staff_project') && { staff_project: listProjects(sheet.staff_id) }),
    ...(wantsRelation(body, 'staff_responsibility') && {
      staff_responsibility: listResponsibilities(sheet.staff_id),
    }),
    ...(wantsRelation(body, 'tech_stack_proficiencies') && {
      tech_stack_proficiencies: listProficiencies(sheet.id),
    }),
  });
}

/** The server sends the raw row here, with a file name in place of a URL; null for a deleted member. */
function rawStaff(staffId: number, tables: Tables) {
  const row = tables.staff.get(staffId);
  if (!row || row.deleted_at) return null;
  const { password: _, ...shown } = row;
  return shown;
}
