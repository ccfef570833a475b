import { describe, expect, it } from 'vitest';
import { fineListSchema } from '@/features/fines/fields';

const ROW = {
  id: 1,
  staff_id: 4,
  date: '2026-11-19',
  time: '09:05:00',
  amount: '2000.00',
  count: 7,
  status: 0,
  staff: { id: 4, eng_name: 'Hnin Yu Wai', jp_name: null, staff_image_url: null, username: 'user' },
};

const parsed = (changes: object) => fineListSchema.safeParse([{ ...ROW, ...changes }]).data?.[0];

describe('the list of fines from the server', () => {
  it('is inside `data` or bare [C15]', () => {
    const expected = {
      id: 1,
      staffId: 4,
      date: '2026-11-19',
      time: '09:05:00',
      amount: 2000,
      status: 0,
      member: { eng_name: 'Hnin Yu Wai', jp_name: '', staff_image_url: null },
    };
    expect(fineListSchema.parse({ data: [ROW] })).toEqual([expected]);
    expect(fineListSchema.parse([ROW])).toEqual([expected]);
    expect(fineListSchema.parse({ data: [] })).toEqual([]);
  });

  it.each([
    ['10000.00', 10_000],
    [' 5000 ', 5000],
    [2000, 2000],
    ['1999.60', 2000],
  ])('reads the amount %j [C14]', (amount, expected) => {
    expect(parsed({ amount })?.amount).toBe(expected);
  });

  it.each([
    ['1', 1],
    [1, 1],
    [true, 1],
    [null, 0],
    ['open', 0],
  ])('reads the status %j', (status, expected) => {
    expect(parsed({ status })?.status).toBe(expected);
  });

  it('finds the person in either place, and accepts a missing name', () => {
    expect(parsed({ staff_id: undefined })?.staffId).toBe(4);
    expect(parsed({ staff: null })).toMatchObject({ staffId: 4, member: { eng_name: '', jp_name: '' } });
  });

  it.each([[''], ['2,000'], [null]])('reads the invalid amount %j as unknown', (amount) => {
    expect(parsed({ amount })?.amount).toBeNull();
  });

  it.each([{ date: '19.11.2026' }, { staff_id: undefined, staff: null }])(
    'leaves out the invalid row %j',
    (changes) => {
      expect(parsed(changes)).toBeUndefined();
    },
  );
});
