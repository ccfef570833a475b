import { describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { column, report } from './mock-client';

const NEW = { cd: 'NEW01', eng_name: 'New One', jp_name: '新規' };

describe('projects', () => {
  it('are listed without the deleted one', async () => {
    const { rows } = await report('project/get');
    expect(column(rows, 'id')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['cd', 'created_at', 'deleted_at', 'eng_name', 'id', 'jp_name', 'updated_at'].sort(),
    );
    expect((await report('project/get', { id: 2 })).data).toMatchObject([{ id: 2 }]);
  });

  it('are created with 200 and the bare object', async () => {
    const { status, row } = await report('project/create', NEW);
    expect(status).toBe(200);
    expect(row).toMatchObject({ id: 10, ...NEW, deleted_at: null });
    expect(row.created_at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/);
  });

  it.each(['INV01', 'OLD09'])('refuse the code %s: that of a deleted project is taken too', async (cd) => {
    const { errors } = await report('project/create', { ...NEW, cd });
    expect(errors).toEqual({ cd: ['The cd has already been taken.'] });
  });

  it('may keep their own code in an update', async () => {
    const unchanged = await report('project/update', { id: 1, ...NEW, cd: 'INV01' });
    expect(unchanged.data).toMatchObject({ id: 1, eng_name: 'New One' });
    const taken = await report('project/update', { id: 1, ...NEW, cd: 'CLN02' });
    expect(taken.errors).toEqual({ cd: ['The cd has already been taken.'] });
  });

  it('fail inside a 200 when a deleted one is updated', async () => {
    expect(await report('project/update', { id: 9, ...NEW })).toMatchObject({
      status: 200,
      data: { status: 500 },
    });
  });

  it('disappear from men power and project hours when deleted, while their slots remain', async () => {
    const slots = mockApi.rows('task_performance').filter((slot) => slot.project_id === 1).length;
    expect(await report('project/delete', { id: 1 })).toMatchObject({ status: 200, text: '1' });
    expect(column((await report('men-power/get')).rows, 'id')).not.toContain(1);
    const hours = await report('project-hour/get', { start_date: '2020-01-01', end_date: '2030-01-01' });
    expect(column(hours.rows, 'project_id')).not.toContain(1);
    expect(mockApi.rows('task_performance').filter((slot) => slot.project_id === 1)).toHaveLength(slots);
  });
});

describe('tasks', () => {
  it('have the codes 01 to 13 and 17 to 20', async () => {
    const codes = column((await report('task/get')).rows, 'cd');
    expect(codes).toHaveLength(17);
    expect([codes[0], codes[12], codes[13], codes[16]]).toEqual(['01', '13', '17', '20']);
  });

  it('require dates, which they ignore, only with a switch', async () => {
    mockApi.setScenario('task-dates');
    const { status, errors } = await report('task/get');
    expect([status, Object.keys(errors)]).toEqual([422, ['start_date', 'end_date']]);
    const dates = { start_date: '2025-01-01', end_date: '2025-01-01' };
    expect((await report('task/get', dates)).data).toHaveLength(17);
  });
});
