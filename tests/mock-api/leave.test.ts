import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { column, list, report, row } from './mock-client';

/** Has a quarter day left in each half of the year. */
const NEARLY_USED = 9;
/** Has no leave record yet. */
const NEW = 13;

const leave = (changes: object) =>
  report('leave/create', {
    staff_id: 4,
    leave_date: '2025-09-01',
    duration: '1',
    reason: 'Rest',
    ...changes,
  });
const findRecord = (staffId: number) =>
  mockApi.rows('leave_records').find((record) => record.staff_id === staffId);

beforeEach(() => mockApi.setScenario('frozen:2025-08-20'));

describe('registering leave', () => {
  it('answers 201 with a message and the rows', async () => {
    const { status, data } = await leave({});
    expect(status).toBe(201);
    expect(data).toMatchObject({
      message: expect.any(String),
      data: [{ leave_date: '2025-09-01', duration: '1', day_count: 1, leave_type: 1, reason: 'Rest' }],
    });
  });

  it.each([
    ['1', 1],
    ['2', 0.5],
    [3, 0.4375],
    ['4', 0.375],
    ['5', 0.3125],
    ['6', 0.25],
    ['7', 0.1875],
    ['8', 0.125],
    ['9', 0.0625],
    ['Half Day', 0.5],
    ['0.75', 0.75],
  ])('counts the duration %j as %d days', async (duration, days) => {
    const before = findRecord(4);
    const { rows } = await leave({ duration });
    expect(rows[0]).toMatchObject({ day_count: days, duration: String(duration) });
    expect(findRecord(4)?.total_used).toBe((before?.total_used ?? 0) + days);
  });

  it('splits the part beyond the balance into a paid and an unpaid row', async () => {
    const { rows } = await leave({ staff_id: NEARLY_USED });
    expect(rows).toMatchObject([
      { leave_type: 1, day_count: 0.5, duration: '2' },
      { leave_type: 0, day_count: 0.5, duration: '2' },
    ]);
    expect(findRecord(NEARLY_USED)).toMatchObject({ remain_leaves: 0, total_used: 10 });
    expect((await leave({ staff_id: NEARLY_USED })).rows).toMatchObject([{ leave_type: 0, day_count: 1 }]);
  });

  it('does not use the second half of the year for the first', async () => {
    const { rows } = await leave({ staff_id: NEARLY_USED, leave_date: '2025-03-03' });
    expect(column(rows, 'day_count')).toEqual([0.25, 0.75]);
    expect(column(rows, 'duration')).toEqual(['6', '6 Hours']);
  });

  it('accepts several dates before the single one', async () => {
    const multi_date = ['2025-09-01', '2025-09-02', '2025-09-03'];
    const { rows } = await report('leave/create', {
      staff_id: 4,
      multi_date,
      duration: 'Full Day',
      reason: 'X',
    });
    expect(column(rows, 'leave_date')).toEqual(multi_date);
    const both = await leave({ multi_date: ['2025-09-05'] });
    expect(both.rows).toMatchObject([{ leave_date: '2025-09-05' }]);
  });

  it('registers the same day twice without an error', async () => {
    await leave({});
    expect((await leave({})).status).toBe(201);
  });

  it('requires a date or dates, and a duration', async () => {
    const { errors } = await report('leave/create', { staff_id: 4 });
    expect(Object.keys(errors)).toEqual(['duration']);
    const dateless = await report('leave/create', { staff_id: 4, duration: '1' });
    expect(Object.keys(dateless.errors)).toEqual(['leave_date', 'multi_date']);
  });

  it.each([
    ['without a record', { staff_id: NEW }],
    ['of another year', { leave_date: '2026-01-05' }],
  ])('fails with a readable text %s', async (_, changes) => {
    const { status, data } = await leave(changes);
    expect(status).toBe(500);
    expect(data).toMatchObject({ status: 500, error: expect.any(String) });
  });
});

describe('the older server', () => {
  beforeEach(() => mockApi.setScenario('generation:a,frozen:2025-08-20'));

  it('requires a date and ignores several', async () => {
    const { errors } = await report('leave/create', {
      staff_id: 4,
      multi_date: ['2025-09-01'],
      duration: '1',
    });
    expect(Object.keys(errors)).toEqual(['leave_date']);
    const start_date = ['2025-09-01', '2025-09-02'];
    expect((await leave({ start_date })).rows).toHaveLength(2);
  });

  it('goes below zero and counts every row as one day', async () => {
    const { rows } = await leave({ staff_id: NEARLY_USED });
    expect(rows).toMatchObject([{ leave_type: 1, day_count: 1 }]);
    expect(findRecord(NEARLY_USED)).toMatchObject({ second_annual: -0.75, remain_leaves: 0.5 });
    expect((await leave({ staff_id: NEARLY_USED })).rows).toMatchObject([{ leave_type: 0 }]);
  });

  it('lists leaves without id or summary', async () => {
    const [first] = (await report('leave/get')).rows;
    expect(Object.keys(row(first))).not.toContain('id');
    expect(Object.keys(row(first))).not.toContain('leave_record_summary');
  });
});

describe('the list of leaves', () => {
  it('identifies people by their leave record only, never by a member id', async () => {
    await leave({});
    const { rows } = await report('leave/get');
    expect(rows.at(-1)).toMatchObject({
      rec_id: findRecord(4)?.id,
      eng_name: 'Hnin Yu Wai',
      status: null,
      leave_record_summary: { year: 2025, total_leaves: 10 },
    });
    expect(Object.keys(row(rows[0]))).not.toContain('staff_id');
  });

  it('has old durations in words and short leaves that are pending', async () => {
    const { rows } = await report('leave/get');
    expect(column(rows, 'duration')).toContain('Full Day');
    expect(column(rows, 'leave_type')).toContain(3);
  });

  it('is filtered by record', async () => {
    const recordId = findRecord(4)?.id;
    const { rows } = await report('leave/get', { rec_id: recordId });
    expect(new Set(column(rows, 'rec_id'))).toEqual(new Set([recordId]));
  });
});

describe('leave on other servers', () => {
  it('is counted in whole days, both parts of a split day as one', async () => {
    await leave({ staff_id: NEARLY_USED });
    await leave({ duration: '8' });
    mockApi.setScenario('whole-day-count,frozen:2025-08-20');
    const { rows } = await report('leave/get');
    expect(rows.slice(-3)).toMatchObject([
      { leave_type: 1, day_count: 1, duration: '2' },
      { leave_type: 0, day_count: 1, duration: '2' },
      { day_count: 0, duration: '8' },
    ]);
    const records = await report('leave-record/get', { staff_id: NEARLY_USED });
    expect(column(list(records.rows[0]?.leaves), 'day_count')).toEqual([1, 1]);
  });

  it('names the person and no leave record, and is not in the records', async () => {
    mockApi.setScenario('leave-staff-ids,frozen:2025-08-20');
    await leave({});
    const last = (await report('leave/get')).rows.at(-1);
    expect(last).toMatchObject({ staff_id: 4, leave_date: '2025-09-01' });
    expect(Object.keys(row(last))).not.toContain('rec_id');
    const records = (await report('leave-record/get')).rows;
    expect(records.filter((record) => 'leaves' in record)).toEqual([]);
  });
});
