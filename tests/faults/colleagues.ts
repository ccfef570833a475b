import { ignoredAnswer, request } from '@/api/request';
import { mockApi } from '@/mock-api/node';
import { signedInId, WHOLE_DAY } from '../features/reporting/reporting-steps';

const send = (path: string, body: object) =>
  request(ignoredAnswer, { path: `reporting-system/${path}`, body: { ...body } });

const colleaguesSlots = (date: string, periods: readonly string[] = WHOLE_DAY) =>
  periods.map((period) => ({
    date,
    period,
    staff_id: signedInId('user'),
    project_id: 1,
    task_id: 1,
  }));

/** The skill sheet that a colleague creates for the member whom the form has chosen. */
function colleaguesSheet() {
  const [sheet] = mockApi.rows('skill_sheets');
  const columns = {
    ...sheet,
    staff_id: mockApi.rows('staff').find((row) => row.eng_name === 'Khin Myat Noe')?.id,
  };
  for (const name of ['id', 'created_at', 'updated_at', 'deleted_at']) Reflect.deleteProperty(columns, name);
  return {
    ...columns,
    project: [3],
    responsibility: [1],
    skills: [{ tech_stack_id: 5, proficiency_level_id: 2 }],
  };
}

const findFine = (name: string) => {
  const id = mockApi.rows('staff').find((row) => row.eng_name === name)?.id;
  return mockApi.rows('fines').findLast((row) => row.staff_id === id && row.date === '2026-11-19')?.id;
};

/** The act of a colleague while the form is open, by the form's name: it changes the same record, or the same field. */
export const COLLEAGUES = new Map<string, () => Promise<unknown>>([
  ['Member: delete', () => send('staff/delete', { id: 2 })],
  ['Project: delete', () => send('project/delete', { id: 2 })],
  [
    'Leave: register',
    () => send('leave/create', { staff_id: 4, leave_date: '2026-11-20', duration: 2, reason: 'Travel' }),
  ],
  [
    'Leave: calculate for a new employee',
    () => send('leave-record/create', { staff_id: 30, permanent_date: '2026-01-24' }),
  ],
  [
    'Overtime: register',
    () => send('over-time/create', { staff_id: 4, ot_date: '2026-11-19', ot_time: '8' }),
  ],
  ['Fine: register', () => send('fines/create', { staff: 2, date: '2026-11-19', time: '09:05:00' })],
  ['Fine: change the status', () => send('fines/status-change', { id: findFine('Hnin Yu Wai'), status: 1 })],
  ['Fine: delete', () => send('fines/delete', { id: findFine('Hnin Yu Wai') })],
  ['Skill sheet: new', () => send('employee-skill-sheet/create', colleaguesSheet())],
  [
    'Reporting: submit',
    () => send('task-performance/create', { create_array: colleaguesSlots('2026-11-23') }),
  ],
  [
    'Reporting: clear',
    () => send('task-performance/create', { create_array: colleaguesSlots('2026-11-18') }),
  ],
  [
    'Reporting: apply the setting',
    () =>
      send('task-performance/create', {
        create_array: colleaguesSlots('2026-11-23', WHOLE_DAY.slice(0, 8)),
      }),
  ],
]);
