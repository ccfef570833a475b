import { describe, expect, it } from 'vitest';
import { countInvalidRows } from '@/api/invalid-rows';
import { staffSlotsSchema } from '@/features/work/api/slot-queries';
import { countOn, recordedDates, slotsOn } from '@/features/work/model/slot-days';

const project = { id: 2, cd: 'INV01', eng_name: 'Inventory', jp_name: '在庫', deleted_at: null };
const row = {
  date: '2026-11-16',
  staff_id: 4,
  project_id: 2,
  task_id: 5,
  period: '08:30:00',
  project,
  task: null,
};
const setting = { day: 1, staff_id: 4, project_id: 2, task_id: 5, period: '08:30:00' };
const person = (slots: unknown, settings: unknown = []) => [
  { id: 4, eng_name: 'Aye', task_performance: slots, task_performance_setting: settings },
];

describe('the response for a person', () => {
  it('is indexed by date and period, settings by weekday', () => {
    const { days, settings } = staffSlotsSchema.parse(
      person([row, { ...row, period: '09:00:00' }], [setting]),
    );
    expect(countOn(days, '2026-11-16')).toBe(2);
    expect(slotsOn(days, '2026-11-16').get(510)).toEqual({
      minutes: 510,
      projectId: 2,
      taskId: 5,
      project: { id: 2, cd: 'INV01', eng_name: 'Inventory', jp_name: '在庫' },
      task: null,
    });
    expect(settings.get(1)?.get(510)).toMatchObject({ projectId: 2, taskId: 5 });
  });

  it.each([
    [
      'both',
      { permanent_date: '2026-07-01', skill_sheet: { join_date: '2026-04-01' } },
      '2026-04-01',
      '2026-07-01',
    ],
    ['no skill sheet', { permanent_date: '2026-07-01', skill_sheet: null }, null, '2026-07-01'],
    ['no dates', { permanent_date: null, skill_sheet: { join_date: null } }, null, null],
    ['invalid dates', { permanent_date: '0000-00-00', skill_sheet: [] }, null, null],
  ])('has the start dates of a person with %s', (_, fields, joinDate, permanentDate) => {
    const { startDates } = staffSlotsSchema.parse([{ id: 4, ...fields }]);
    expect(startDates).toEqual({ joinDate, permanentDate });
  });

  it.each([
    ['nobody', []],
    ['a person without relations', [{ id: 4 }]],
    ['no rows', person([], [])],
  ])('is empty for %s', (_, answer) => {
    const { days, settings } = staffSlotsSchema.parse(answer);
    expect([recordedDates(days), settings.size]).toEqual([[], 0]);
  });

  it.each([
    ['`periods`', { ...row, period: undefined, periods: '08:30:00' }],
    ['a period without seconds', { ...row, period: '08:30' }],
    ['unknown fields', { ...row, work_type: 3 }],
    ['ids as texts', { ...row, project_id: '2', task_id: '5' }],
    ['a date with a time', { ...row, date: '2026-11-16T00:00:00.000000Z' }],
    ['no task', { ...row, task_id: null, task: null }],
    ['a missing project', { ...row, project: undefined }],
  ])('accepts rows with %s', (_, odd) => {
    const { days } = staffSlotsSchema.parse(person([odd]));
    expect([...slotsOn(days, '2026-11-16').keys()]).toEqual([510]);
  });

  it.each([
    ['is no list', { message: 'x' }],
    ['has no list of rows', person({ 0: row })],
  ])('is refused when it %s', (_, answer) => {
    expect(staffSlotsSchema.safeParse(answer).success).toBe(false);
  });

  it.each([
    ['has no date', person([{ ...row, date: null }])],
    ['has a date that does not exist', person([{ ...row, date: '2026-02-30' }])],
    ['has no period', person([{ ...row, period: null }])],
    ['has a time that does not exist', person([{ ...row, period: '25:00:00' }])],
    ['has no ids', person([{ ...row, project_id: 'x' }])],
    ['is a setting without a weekday', person([], [{ ...setting, day: 7 }])],
    ['is null', person([null])],
    ['is a setting without a task', person([], [{ ...setting, task_id: null }])],
  ])('leaves out only the row that %s', (_, answer) => {
    const { result, invalidRows } = countInvalidRows(() => staffSlotsSchema.parse(answer));
    expect([recordedDates(result.days), result.settings.size, invalidRows]).toEqual([[], 0, 1]);
  });
});
