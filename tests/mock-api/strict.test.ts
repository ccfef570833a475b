import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { report } from './mock-client';

// A Saturday: the fixtures hold no slot of it.
const slot = { date: '2025-08-16', staff_id: 4, project_id: 2, task_id: 1, period: '08:30' };
const { date: _, ...setting } = { ...slot, day: 6 };
const saturdays = () => mockApi.rows('task_performance').filter(({ date }) => date === slot.date);

beforeEach(() => mockApi.setScenario('strict,frozen:2025-08-20'));

describe('the strict server', () => {
  it('accepts periods without seconds only, names every row that has them, and stores them with', async () => {
    const long = { ...slot, period: '08:30:00' };
    const { status, errors } = await report('task-performance/create', { create_array: [long, long] });
    expect([status, errors]).toEqual([
      422,
      Object.fromEntries(
        ['create_array.0.period', 'create_array.1.period'].map((key) => [
          key,
          [`The ${key} field must match the format H:i.`],
        ]),
      ),
    ]);
    expect(await report('task-performance/create', { create_array: [slot] })).toMatchObject({ status: 200 });
    expect(saturdays()).toMatchObject([long]);
    const { staff_id, date, period } = slot;
    await report('task-performance/delete', { delete_array: [{ staff_id, date, period }] });
    expect(saturdays()).toEqual([]);
    expect((await report('task-performance-setting/save', { create_array: [setting] })).status).toBe(200);
    expect(mockApi.rows('task_performance_settings').find(({ day }) => day === 6)?.period).toBe('08:30:00');
  });

  it('cannot discard a setting', async () => {
    const key = { day: 1, staff_id: 4, period: '08:30' };
    const discard = (row: object) => report('task-performance-setting/discard', { delete_array: [row] });
    expect((await discard({ ...key, period: '08:30:00' })).status).toBe(422);
    expect(await discard(key)).toMatchObject({ status: 500, text: '[]' });
  });

  it('requires dates for the task list, and a first date for leave of several', async () => {
    expect(Object.keys((await report('task/get')).errors)).toEqual(['start_date', 'end_date']);
    const leave = {
      staff_id: 4,
      reason: 'Trip',
      duration: 'Full Day',
      multi_date: ['2025-09-01', '2025-09-02'],
    };
    expect(Object.keys((await report('leave/create', leave)).errors)).toEqual(['leave_date']);
    const older = { ...leave, leave_date: '2025-09-01', start_date: leave.multi_date };
    expect((await report('leave/create', older)).rows).toHaveLength(2);
  });
});
