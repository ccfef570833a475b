import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { column, report } from './mock-client';

// The fixtures hold no slot of 2001.
const buildSlot = (date: string, changes = {}) => ({
  date,
  staff_id: 4,
  project_id: 2,
  task_id: 1,
  period: '08:30:00',
  ...changes,
});

beforeEach(async () => {
  mockApi.setScenario('frozen:2030-08-20');
  await report('task-performance/create', {
    create_array: [
      buildSlot('2001-08-01'),
      buildSlot('2001-08-02'),
      buildSlot('2001-08-15', { period: '09:00:00' }),
      buildSlot('2001-08-15', { staff_id: 5, project_id: 3 }),
      buildSlot('2001-08-31', { staff_id: 31 }),
      buildSlot('2001-09-01'),
    ],
  });
});

describe('working hours', () => {
  it('have a row for each half hour, without date and project, and without deleted members', async () => {
    const { rows } = await report('reporting/getAllHour', {
      start_date: '2001-08-01',
      end_date: '2001-08-31',
    });
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      staff_id: 4,
      periods: '08:30:00',
      eng_name: 'Hnin Yu Wai',
      jp_name: 'ニン ユー ワイ',
    });
  });

  it('reorder swapped dates', async () => {
    const { rows } = await report('reporting/getAllHour', {
      start_date: '2001-08-31',
      end_date: '2001-08-01',
    });
    expect(rows).toHaveLength(4);
  });

  it('require both dates', async () => {
    expect((await report('reporting/getAllHour', { start_date: '2001-08-01' })).status).toBe(422);
  });
});

describe('project hours', () => {
  it('of n weeks hold 7n+1 days', async () => {
    const { rows } = await report('project-hour/get', { end_date: '2001-08-15', week_date: 2 });
    expect(column(rows, 'date')).toEqual(['2001-08-01', '2001-08-02', '2001-08-15', '2001-08-15']);
    const oneWeek = await report('project-hour/get', { end_date: '2001-08-09', week_date: 1 });
    expect(column(oneWeek.rows, 'date')).toEqual(['2001-08-02']);
  });

  it('of months run from the first to the last day', async () => {
    const body = { start_date: '2001-08-10', end_date: '2001-08-12' };
    expect((await report('project-hour/get', body)).rows).toHaveLength(4);
    const next = { start_date: '2001-08-31', end_date: '2001-09-30' };
    expect(column((await report('project-hour/get', next)).rows, 'date')).toContain('2001-09-01');
  });

  it('name member and project', async () => {
    const { rows } = await report('project-hour/get', { end_date: '2001-08-01', week_date: 1 });
    expect(rows[0]).toEqual({
      staff_id: 4,
      eng_name: 'Hnin Yu Wai',
      jp_name: 'ニン ユー ワイ',
      project_id: 2,
      project_eng: 'Clinic Booking',
      project_jp: '診療予約サイト',
      periods: '08:30:00',
      date: '2001-08-01',
    });
  });

  it.each([{}, { end_date: 'soon', week_date: 1 }, { end_date: '2001-08-15' }])(
    'fail with %j',
    async (body) => {
      expect(await report('project-hour/get', body)).toMatchObject({ status: 500, text: '[]' });
    },
  );
});

describe('men power', () => {
  it('has a row for each project, also without hours, and hours as text', async () => {
    const { rows } = await report('men-power/get', { start_date: '2001-08-01', end_date: '2001-08-31' });
    expect(rows).toHaveLength(8);
    expect(rows[1]).toMatchObject({ id: 2, cd: 'CLN02', hours: '2.0', men: 2, days: 4 });
    expect(rows[2]).toMatchObject({ id: 3, hours: '0.5', men: 1, days: 1 });
    expect(rows[0]).toMatchObject({ id: 1, hours: '0.0', men: 0, days: 0 });
  });

  it('covers all time unless both dates are given', async () => {
    const all = (await report('men-power/get')).rows;
    expect((await report('men-power/get', { start_date: '2001-08-01' })).rows).toEqual(all);
    expect(Number(all[0]?.hours)).toBeGreaterThan(100);
  });

  it('is empty, not refused, when the dates are swapped', async () => {
    const { rows } = await report('men-power/get', { start_date: '2001-08-31', end_date: '2001-08-01' });
    expect(new Set(column(rows, 'hours'))).toEqual(new Set(['0.0']));
  });
});
