import { beforeEach, describe, expect, it } from 'vitest';
import { calculateEntitlement } from '@/mock-api/db/leave-balance';
import { mockApi } from '@/mock-api/node';
import { list, report } from './mock-client';

const NEW = 13;
const calculate = (changes: object = {}) =>
  report('leave-record/create', { staff_id: NEW, permanent_date: '2025-04-01', ...changes });

beforeEach(() => mockApi.setScenario('frozen:2025-08-20'));

describe('the leave of the first year', () => {
  it.each([
    ['2025-01-01', 10, 5, 5],
    ['2025-02-10', 9, 4, 5],
    ['2025-04-01', 7.5, 2.5, 5],
    ['2025-06-30', 5, 0, 5],
    ['2025-10-01', 2.5, 0, 2.5],
    ['2025-12-20', 0.5, 0, 0.5],
    ['2024-11-11', 10, 5, 5],
  ] as const)('from %s is %d days: %d and %d', (date, total, first, second) => {
    expect(calculateEntitlement(date, 2025, 'b')).toEqual({ total, first, second });
  });

  it('ends its first half a day later on the older server', () => {
    expect(calculateEntitlement('2025-07-01', 2025, 'a').second).toBe(5);
    expect(calculateEntitlement('2025-07-01', 2025, 'b').first).toBe(0);
  });
});

describe('the calculation of leave', () => {
  it('answers the bare record', async () => {
    const { status, data } = await calculate();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      staff_id: NEW,
      eng_name: 'Phyo Wai Yan',
      year: 2025,
      permanent_date: '2025-04-01',
      total_leaves: 7.5,
      first_annual: 2.5,
      second_annual: 5,
      remain_leaves: 7.5,
      total_used: 0,
    });
  });

  it('is refused a second time', async () => {
    await calculate();
    expect(await calculate()).toMatchObject({
      status: 422,
      data: { errors: { staff_id: ['Leave record already exists.'] } },
    });
  });

  it('is refused for a later year, without a list of errors', async () => {
    const { status, row } = await calculate({ permanent_date: '2026-01-01' });
    expect([status, Object.keys(row)]).toEqual([422, ['error']]);
  });
});

describe('the list of records', () => {
  it('holds figures as numbers and the leaves of each', async () => {
    const { rows } = await report('leave-record/get', { staff_id: 4 });
    expect(rows).toMatchObject([{ eng_name: 'Hnin Yu Wai', total_leaves: 10 }]);
    const [leave] = list(rows[0]?.leaves);
    expect(leave).toMatchObject({ rec_id: rows[0]?.id, duration: expect.any(String) });
  });

  it('holds figures as texts on the older server, which fails on a filter', async () => {
    mockApi.setScenario('generation:a,frozen:2025-08-20');
    const [first] = (await report('leave-record/get')).rows;
    expect(first?.total_leaves).toBe('10');
    expect(first?.leaves).toBeUndefined();
    expect((await report('leave-record/get', { staff_id: 4 })).text).toBe('[]');
  });
});
