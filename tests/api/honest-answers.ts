import * as z from 'zod/mini';
import { rowList, wire } from '@/api/wire-fields';
import { memberSkillsSchema, ownRecordsSchema } from '@/features/dashboard/api/dashboard-queries';
import { japaneseParts, stackParts } from '@/features/dashboard/model/skill-parts';
import { fineListSchema } from '@/features/fines/fields';
import { summariseMonths, toLedger } from '@/features/fines/model/fine-ledger';
import { hourColumnsSchema } from '@/features/hours/api/hours-queries';
import { hoursOfPerson } from '@/features/hours/explorer/model/explorer-source';
import { ANY_DAY } from '@/features/hours/model/date-range';
import { menPowerSchema } from '@/features/hours/api/men-power-queries';
import { pivotHours } from '@/features/hours/model/hours-pivot';
import {
  memberFigure,
  menPowerFigure,
  projectFigure,
  weeklyFigure,
} from '@/features/hours/model/key-figures';
import { describeHours } from '@/features/hours/model/describe-hours';
import { withIdleMembers } from '@/features/work/model/member-hours';
import { groupByMonth, groupByWeek } from '@/features/hours/model/project-hours';
import {
  leaveRecordsSchema,
  leavesSchema,
  overtimesSchema,
  ownLeavesSchema,
} from '@/features/leave/api/leave-schema';
import type { LeaveRecord } from '@/features/leave/model/leave';
import { createLeaveFinder } from '@/features/leave/model/person-leaves';
import { findExistingEntries } from '@/features/leave/model/existing-entries';
import { locatedMemberSchema } from '@/features/map/api/location-queries';
import { groupMembers } from '@/features/map/model/member-groups';
import { memberDetailSchema } from '@/features/members/api/member-schema';
import { memberFormValues } from '@/features/members/fields';
import { inMemberOrder } from '@/features/members/model/member-order';
import { payrollRows } from '@/features/payroll/model/payroll-row';
import { taskSchema } from '@/features/projects/api/task-queries';
import { projectSchema } from '@/features/projects/fields';
import { staffSlotsSchema } from '@/features/work/api/slot-queries';
import { recentWork } from '@/features/reporting/model/recent-work';
import { proficiencyLevelSchema } from '@/features/skills/api/skill-lookup-queries';
import { lookupSchema, skillFormValues } from '@/features/skills/fields';
import { skillSheetSchema } from '@/features/skills/api/skill-queries';
import { createSettingsPatch } from '@/features/work/model/patch-sources';
import { teamHoursSchema } from '@/features/work/api/team-hours-queries';
import { summariseWork } from '@/features/work/model/due-from';
import { staffSchema } from '@/session/staff-schema';

const RANGE = { start_date: '2026-11-01', end_date: '2026-11-20' };
const DAY = '2026-11-19';
const PERSON = { id: 4, eng_name: 'Hnin Yu Wai', jp_name: 'ニン ユー ワイ' };
const WORDS = {
  deletedProjects: 'gone',
  unknownDay: 'some day',
  deletedTask: 'gone',
  language: 'ja',
  day: String,
  findStaffNo: () => '',
} as const;

type Answer<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  name: string;
  /** The call below `/reporting-system` whose honest answer is the seed. */
  path: string;
  body?: object;
  schema: Schema;
  /** Runs the rules of the screens and sheets on the parsed answer. */
  use: (value: z.output<Schema>) => unknown;
};

const answer = <Schema extends z.ZodMiniType>(
  name: string,
  path: string,
  body: object | undefined,
  schema: Schema,
  use: (value: z.output<Schema>) => unknown = (value) => value,
): Answer => ({ name, path, body, schema, use: (value) => use(value as z.output<Schema>) });

const useRecords = (records: LeaveRecord[]) => [
  createLeaveFinder(records, [])(PERSON),
  payrollRows([PERSON], { month: '2026-11', findLeaves: createLeaveFinder(records, []), overtimes: [] }),
];

const STAFF = 'staff/get';

/** Every answer that the application reads, by the schema that checks it. */
export const ANSWERS: readonly Answer[] = [
  answer('members', STAFF, {}, rowList(staffSchema), inMemberOrder),
  answer('a member', STAFF, { id: 4, staff_project: {} }, rowList(memberDetailSchema), (members) =>
    members.map(memberFormValues),
  ),
  answer('located members', STAFF, { location: {} }, rowList(locatedMemberSchema), (members) =>
    groupMembers(members, [[1, 2], [4]]),
  ),
  answer('skills of members', STAFF, { skill_sheet: {} }, memberSkillsSchema, (members) => [
    stackParts(members),
    japaneseParts(members, 'none'),
  ]),
  answer('own records', STAFF, { id: 4, leave: {}, fine: {} }, ownRecordsSchema, (people) =>
    people.map(({ fine }) => toLedger(fine ?? [])),
  ),
  answer(
    'own leaves',
    STAFF,
    { id: 4, leave: {} },
    rowList(z.looseObject({ id: wire.id, leave: ownLeavesSchema })),
  ),
  answer(
    'half hours of a person',
    STAFF,
    { id: 4, task_performance: {}, task_performance_setting: {}, project: {}, task: {}, skill_sheet: {} },
    staffSlotsSchema,
    (slots) => {
      const staff = { staffId: 4, ...slots };
      const hours = hoursOfPerson(staff, PERSON, ANY_DAY);
      return [
        recentWork(staff, 3),
        createSettingsPatch({ staffIds: [4], dates: [DAY] }, new Map([[4, staff]])),
        summariseWork(staff),
        pivotHours(hours, ANY_DAY, ['project', 'task'], (fact, by) => describeHours(fact, by, WORDS)),
        projectFigure(hours, 0),
      ];
    },
  ),
  answer('hours of members', 'reporting/getAllHour', RANGE, teamHoursSchema, (members) => [
    weeklyFigure(members),
    memberFigure(members),
    withIdleMembers(members, [PERSON]),
  ]),
  answer('hours of projects', 'project-hour/get', RANGE, hourColumnsSchema, (hours) => [
    groupByWeek(hours, '2026-11-20', 3),
    groupByMonth(hours),
    pivotHours(hours, ANY_DAY, ['day', 'member'], (fact, by) => describeHours(fact, by, WORDS)),
  ]),
  answer('men power', 'men-power/get', RANGE, menPowerSchema, (rows) => menPowerFigure(rows, 0)),
  answer('fines', 'fines/get', {}, fineListSchema, (fines) => summariseMonths(toLedger(fines))),
  answer('leaves', 'leave/get', {}, leavesSchema, (leaves) => [
    createLeaveFinder([], leaves)(PERSON),
    findExistingEntries([DAY], { leaves, overtimes: [], recordedHours: new Map() }),
  ]),
  answer('leave records', 'leave-record/get', {}, leaveRecordsSchema, useRecords),
  answer('overtime', 'over-time/get', {}, overtimesSchema, (overtimes) =>
    payrollRows([PERSON], { month: '2026-11', findLeaves: () => [], overtimes }),
  ),
  answer('projects', 'project/get', {}, rowList(projectSchema)),
  answer('tasks', 'task/get', {}, rowList(taskSchema)),
  answer('tech stacks', 'sys-management/get-tech-stack', {}, rowList(lookupSchema)),
  answer('marks', 'sys-management/get-proficiency-level', {}, rowList(proficiencyLevelSchema)),
  answer(
    'skill sheets',
    'employee-skill-sheet/get',
    { staff: {}, staff_project: {}, staff_responsibility: {}, tech_stack_proficiencies: {} },
    rowList(skillSheetSchema),
    (sheets) => sheets.map(skillFormValues),
  ),
];
