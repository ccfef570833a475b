import { groupBy } from '@/lib/group-by';
import { toMonth } from '@/lib/calendar-date';
import { now } from '@/lib/clock';
import type { Tables } from '../db/database';
import type { StaffRow } from '../db/row-types';
import type { Scenario } from '../scenario';
import { wantsRelation, type RelationBody } from './relation-body';
import { sheetExpander } from './skill-answer';
import { presentById, withoutDeleted } from './without-deleted';

type View = { scenario: Scenario; origin: string; signedInId: number | null };

const ROLE_IDS = { admin: 1, user: 2 };

export function toStaff(row: StaffRow, { scenario, origin, signedInId }: View) {
  const { password: _, staff_image: image, sort_key: sortKey, work_type: workType, ...shown } = row;
  const role = scenario.role && row.id === signedInId ? ROLE_IDS[scenario.role] : row.role;
  return {
    ...shown,
    role,
    ...(!scenario.hidesSortKey && { sort_key: sortKey }),
    ...(scenario.generation === 'b' && { work_type: workType }),
    // The server does not encode blanks and Japanese letters of the uploaded name.
    staff_image_url: image === null ? null : `${origin}/images/staffs/${image}`,
  };
}

export function namesOrUnknown(member: StaffRow | undefined) {
  return { eng_name: member?.eng_name ?? 'Unknown', jp_name: member?.jp_name ?? 'Unknown' };
}

/** Groups rows once for the whole list, because there are many half hours. */
export function withRelations(staff: readonly StaffRow[], body: RelationBody, tables: Tables, view: View) {
  const ids = new Set(staff.map(({ id }) => id));
  const group = <Row extends { staff_id: number }>(relation: string, rows: () => readonly Row[]) =>
    wantsRelation(body, relation)
      ? groupBy(
          rows().filter((row) => ids.has(row.staff_id)),
          (row) => row.staff_id,
        )
      : null;

  const projects = group('staff_project', () => tables.staff_projects.rows());
  // The server answers leave records here, without date, duration and type.
  const leaves = group('leave', () => withoutDeleted(tables.leave_records.rows()));
  const month = serverMonth();
  const overtime = group('over_time', () =>
    withoutDeleted(tables.over_times.rows()).filter((row) => toMonth(row.ot_date) === month),
  );
  const fines = group('fine', () => withoutDeleted(tables.fines.rows()));
  const sheets = group('skill_sheet', () => withoutDeleted(tables.skill_sheets.rows()));
  const slots = group('task_performance', () => tables.task_performance.rows());
  const settings = group('task_performance_setting', () => tables.task_performance_settings.rows());
  const locations = group('location', () => withoutDeleted(tables.locations.rows()));
  const toSheet = sheets && sheetExpander(body, tables);
  const expand = slotExpander(body, tables);

  return staff.map((row) => {
    const list = <Row>(groups: Map<number, Row[]>) => groups.get(row.id) ?? [];
    return {
      ...toStaff(row, view),
      ...(projects && { staff_project: list(projects) }),
      ...(sheets && toSheet && { skill_sheet: list(sheets).map(toSheet)[0] ?? null }),
      ...(leaves && { leave: list(leaves) }),
      // The server takes `over_time` and answers `over_times`.
      ...(overtime && { over_times: list(overtime) }),
      ...(fines && { fine: list(fines) }),
      ...(slots && { task_performance: list(slots).map(expand) }),
      ...(settings && { task_performance_setting: list(settings).map(expand) }),
      ...(locations && { location: withDevice(list(locations)[0], view.scenario) }),
    };
  });
}

function withDevice<Row>(row: Row | undefined, scenario: Scenario) {
  if (!row) return null;
  return scenario.generation === 'b' ? { ...row, allow_meter: null, device_uuid: null } : row;
}

/** The server counts in UTC: its month begins some hours later than in Tokyo and Yangon. */
function serverMonth(): string {
  return now().toISOString().slice(0, 7);
}

function slotExpander(body: RelationBody, tables: Tables) {
  const hasProject = wantsRelation(body, 'project');
  const hasTask = wantsRelation(body, 'task');
  const projects = presentById(tables.projects.rows());
  const tasks = new Map(tables.tasks.rows().map((row) => [row.id, row]));
  return <Row extends { id: number; project_id: number; task_id: number }>({ id: _, ...slot }: Row) => ({
    ...slot,
    ...(hasProject && { project: projects.get(slot.project_id) ?? null }),
    ...(hasTask && { task: tasks.get(slot.task_id) ?? null }),
  });
}
