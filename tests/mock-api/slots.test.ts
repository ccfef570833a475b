import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { report } from './mock-client';

// A Saturday: the fixtures hold no slot of it.
const DATE = '2025-08-16';
const slot = { date: DATE, staff_id: 4, project_id: 2, task_id: 1, period: '08:30:00' };
const setting = { day: 6, staff_id: 4, project_id: 2, task_id: 1, period: '08:30:00' };
const stored = () =>
  mockApi
    .rows('task_performance')
    .filter((row) => row.date === DATE)
    .map(({ id: _, ...row }) => row);
const settings = () => mockApi.rows('task_performance_settings').filter((row) => row.day === 6);

const create = (...create_array: object[]) => report('task-performance/create', { create_array });
const clear = (...delete_array: object[]) => report('task-performance/delete', { delete_array });

beforeEach(() => mockApi.setScenario('frozen:2025-08-20'));

describe('slots', () => {
  it('are created with an empty list as response, and returned with the member', async () => {
    expect(await create(slot)).toMatchObject({ status: 200, text: '[]' });
    expect(stored()).toEqual([slot]);
    const { rows } = await report('staff/get', { id: 4, task_performance: {} });
    expect(rows[0]?.task_performance).toContainEqual(slot);
  });

  it('are overwritten by date, member and period; others of that day remain', async () => {
    await create(slot, { ...slot, period: '09:00:00' });
    await create({ ...slot, project_id: 5, task_id: 3 });
    expect(stored()).toEqual([
      { ...slot, project_id: 5, task_id: 3 },
      { ...slot, period: '09:00:00' },
    ]);
  });

  it('delete the others of their day on the older server', async () => {
    await create(slot, { ...slot, period: '09:00:00' }, { ...slot, staff_id: 5 });
    mockApi.setScenario('generation:a,frozen:2025-08-20');
    await create({ ...slot, period: '10:00:00' });
    expect(stored()).toEqual([
      { ...slot, staff_id: 5 },
      { ...slot, period: '10:00:00' },
    ]);
  });

  it('are deleted one by one, and missing ones are ignored', async () => {
    await create(slot, { ...slot, period: '09:00:00' });
    const { date, staff_id, period } = slot;
    expect(await clear({ date, staff_id, period }, { date, staff_id, period: '22:00:00' })).toMatchObject({
      status: 200,
      text: '[]',
    });
    expect(stored()).toEqual([{ ...slot, period: '09:00:00' }]);
  });

  it('are all refused with one invalid element', async () => {
    expect((await create(slot, { ...slot, staff_id: 999 })).status).toBe(422);
    expect(stored()).toEqual([]);
  });

  it('are accepted in lists of thousands', async () => {
    const periods = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:30:00`);
    const staffIds = Array.from({ length: 30 }, (_, index) => index + 1);
    const many = staffIds.flatMap((staff_id) => periods.map((period) => ({ ...slot, staff_id, period })));
    await create(...many);
    expect(stored()).toHaveLength(720);
  });
});

describe('weekday settings', () => {
  it('are saved by day, member and period', async () => {
    const saved = await report('task-performance-setting/save', { create_array: [setting] });
    expect(saved).toMatchObject({ status: 200, text: '[]' });
    await report('task-performance-setting/save', { create_array: [{ ...setting, task_id: 9 }] });
    expect(settings()).toMatchObject([{ ...setting, task_id: 9 }]);
  });

  it.each([7, -1, '1'])('refuse the day %j', async (day) => {
    const answer = await report('task-performance-setting/save', { create_array: [{ ...setting, day }] });
    expect(Object.keys(answer.errors)).toEqual(['create_array.0.day']);
  });

  it('are discarded, or fail the server with a switch', async () => {
    await report('task-performance-setting/save', { create_array: [setting] });
    const delete_array = [{ day: 6, staff_id: 4, period: '08:30:00' }];
    mockApi.setScenario('discard:500,frozen:2025-08-20');
    expect(await report('task-performance-setting/discard', { delete_array })).toMatchObject({
      status: 500,
      text: '[]',
    });
    mockApi.setScenario('frozen:2025-08-20');
    expect((await report('task-performance-setting/discard', { delete_array })).text).toBe('[]');
    expect(settings()).toEqual([]);
  });

  it('refuse bare member ids', async () => {
    const { errors } = await report('task-performance-setting/discard', { delete_array: [4] });
    expect(Object.keys(errors)).toEqual(['delete_array.0']);
  });
});
