import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { column, report, row } from './mock-client';

// A month without fines in the fixtures.
const fine = (changes: object = {}) =>
  report('fines/create', { staff: 4, date: '2024-08-20', time: '09:30:00', ...changes });
const last = () => mockApi.rows('fines').at(-1);

beforeEach(() => mockApi.setScenario('frozen:2025-08-20'));

describe('creating a fine', () => {
  it('answers 200 with an empty body', async () => {
    expect(await fine()).toMatchObject({ status: 200, text: '' });
    expect(last()).toMatchObject({ staff_id: 4, amount: '5000.00', count: 1, status: 0 });
  });

  it.each([
    ['08:30:01', '2000.00'],
    ['09:00:00', '2000.00'],
    ['09:00:01', '5000.00'],
    ['10:00:00', '5000.00'],
    ['10:00:01', '10000.00'],
    ['23:59:00', '10000.00'],
  ])('at %s costs %s', async (time, amount) => {
    await fine({ time });
    expect(last()?.amount).toBe(amount);
  });

  it.each([
    ['a time of 08:30', { time: '08:30:00' }],
    ['an early time', { time: '07:00:00' }],
    ['a time without seconds', { time: '09:30' }],
    ['no time', { time: undefined }],
    ['no member', { staff: undefined }],
    ['an unknown member', { staff: 999 }],
  ])('fails with %s', async (_, changes) => {
    const count = mockApi.rows('fines').length;
    expect(await fine(changes)).toMatchObject({ status: 500, text: '[]' });
    expect(mockApi.rows('fines')).toHaveLength(count);
  });

  it('validates only the date', async () => {
    expect((await fine({ date: 'soon' })).errors).toEqual({
      date: ['The date field must be a valid date.'],
    });
  });

  it('counts within member and month', async () => {
    await fine();
    await fine();
    expect(last()?.count).toBe(2);
    await fine({ date: '2024-09-01' });
    expect(last()?.count).toBe(1);
    await fine({ staff: 5 });
    expect(last()?.count).toBe(1);
  });
});

describe('the list of fines', () => {
  it('is under `data`, by date, each with its member and its amount as text', async () => {
    await fine({ date: '2020-01-06' });
    const { data, rows } = await report('fines/get');
    expect(Object.keys(row(data))).toEqual(['data']);
    expect(rows[0]).toMatchObject({ date: '2020-01-06', amount: '5000.00', staff: { id: 4, role: 2 } });
    expect(Object.keys(row(rows[0]?.staff))).not.toContain('password');
    mockApi.setScenario('generation:a,frozen:2025-08-20');
    expect((await report('fines/get')).rows.at(-1)).toMatchObject({ date: '2020-01-06' });
  });

  it('leaves deleted members and deleted fines out', async () => {
    expect(mockApi.rows('fines').some((stored) => stored.staff_id === 31)).toBe(true);
    await fine();
    const id = last()?.id;
    expect((await report('fines/delete', { id })).text).toBe(String(id));
    const { rows } = await report('fines/get');
    expect(column(rows, 'staff_id')).not.toContain(31);
    expect(column(rows, 'id')).not.toContain(id);
  });
});

describe('changing the status', () => {
  const statusAfter = async (sent: number) => {
    await fine();
    const id = last()?.id;
    await report('fines/status-change', { id, status: sent });
    return last()?.status;
  };

  it.each([
    [0, 1],
    [1, 0],
    [7, 0],
  ])('to %d stores %d: the server inverts the value', async (sent, stored) => {
    expect(await statusAfter(sent)).toBe(stored);
  });

  it.each([0, 1])('to %d stores it with a switch', async (sent) => {
    mockApi.setScenario('fines:store,frozen:2025-08-20');
    expect(await statusAfter(sent)).toBe(sent);
  });

  it('answers the id of a fine that does not exist', async () => {
    expect(await report('fines/status-change', { id: 999, status: 0 })).toMatchObject({
      status: 200,
      text: '999',
    });
  });
});
