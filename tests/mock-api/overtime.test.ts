import { describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { report } from './mock-client';

const create = (changes: object = {}) =>
  report('over-time/create', { staff_id: 4, ot_date: '2025-08-20', ot_time: '4', ...changes });

describe('overtime', () => {
  it('is created with the bare row, whose status is not in the list yet', async () => {
    const { status, data, row } = await create();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      staff_id: 4,
      eng_name: 'Hnin Yu Wai',
      ot_date: '2025-08-20',
      ot_time: '4',
      status: null,
    });
    expect((await report('over-time/get', { id: row.id })).data).toMatchObject([{ id: row.id, status: 0 }]);
  });

  it('accepts any text, and a number as text', async () => {
    expect((await create({ ot_time: 4 })).row.ot_time).toBe('4');
    expect((await create({ ot_time: '2 Hours' })).row.ot_time).toBe('2 Hours');
  });

  it('requires date and time, and fails without a member', async () => {
    const { errors } = await report('over-time/create', { staff_id: 4 });
    expect(Object.keys(errors)).toEqual(['ot_date', 'ot_time']);
    expect(await create({ staff_id: 999 })).toMatchObject({ status: 500, data: { status: 500 } });
    mockApi.setScenario('generation:a');
    expect(await create({ staff_id: undefined })).toMatchObject({ status: 200, data: { status: 500 } });
  });

  it('has neither id nor status on the older server', async () => {
    mockApi.setScenario('generation:a');
    const [first] = (await report('over-time/get')).rows;
    expect(Object.keys(first ?? {})).not.toContain('id');
    expect(Object.keys(first ?? {})).not.toContain('status');
  });
});
