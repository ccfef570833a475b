import { describe, expect, it } from 'vitest';
import {
  leaveRecordsSchema,
  leavesSchema,
  overtimesSchema,
  ownLeavesSchema,
} from '@/features/leave/api/leave-schema';

const NAMES = { eng_name: 'Hnin Yu Wai', jp_name: 'ニン ユー ワイ' };
const WIRE = { rec_id: 4, ...NAMES, leave_date: '2026-11-05', duration: '4', reason: null };

describe('a leave on the wire', () => {
  it('is the same from both generations of the server', () => {
    const older = { ...WIRE, leave_type: '1', day_count: '0.375', created_at: null };
    const newer = { id: 11, ...WIRE, leave_type: 1, day_count: 0.375, leave_record_summary: { year: 2026 } };
    const [first, second] = leavesSchema.parse([older, newer]);
    expect(first).toEqual({ ...second, key: 'row 0' });
    expect(second).toEqual({
      key: '11',
      staffId: null,
      recordId: 4,
      ...NAMES,
      type: 'paid',
      date: '2026-11-05',
      duration: '4',
      dayCount: 0.375,
      reason: '',
    });
  });

  it.each([
    [1, 'paid'],
    ['1', 'paid'],
    [0, 'unpaid'],
    [3, 'unpaid'],
    [null, 'unpaid'],
    [
      { id: 2, eng_name: 'Maternity', jp_name: '産休' },
      { eng_name: 'Maternity', jp_name: '産休' },
    ],
  ])('of type %j is %j [C12]', (leave_type, type) =>
    expect(leavesSchema.parse([{ ...WIRE, leave_type }])[0]?.type).toEqual(type),
  );

  it.each([
    [{ leave_date: '2026-11-05T00:00:00.000000Z' }, { date: '2026-11-05' }],
    [{ leave_date: '0000-00-00' }, { date: null }],
    [{ duration: 4 }, { duration: '4' }],
    [{ day_count: '' }, { dayCount: null }],
    [{ eng_name: null }, { eng_name: '' }],
    [{ eng_name: ' Hnin ' }, { eng_name: ' Hnin ' }],
    [
      { staff_id: '7', rec_id: undefined },
      { staffId: 7, recordId: null },
    ],
  ])('with %j is read as %j', (odd, read) =>
    expect(leavesSchema.parse([{ ...WIRE, ...odd }])[0]).toMatchObject(read),
  );

  it.each([{}, null, 'leave'])('is refused when it is no list: %j', (odd) =>
    expect(leavesSchema.safeParse(odd).success).toBe(false),
  );

  it.each([[null], ['leave'], [{}]])('is left out when invalid: %j', (odd) =>
    expect(leavesSchema.parse([odd, WIRE])).toHaveLength(1),
  );
});

describe('the leave relation of a member [C6]', () => {
  it('holds leaves if a row has a date or a duration', () => {
    const record = { id: 4, staff_id: 4, permanent_date: '2025-01-10', remain_leaves: 8.5, total_leaves: 10 };
    expect(ownLeavesSchema.parse([record])).toEqual([]);
    expect(ownLeavesSchema.parse([record, WIRE, { duration: '1' }])).toHaveLength(2);
    for (const odd of [undefined, null, 'none']) expect(ownLeavesSchema.parse(odd)).toEqual([]);
  });
});

describe('a leave record on the wire', () => {
  it('may include its leaves, which then have its names', () => {
    const record = {
      id: 4,
      staff_id: 4,
      ...NAMES,
      year: 2026,
      permanent_date: '2025-01-10',
      total_leaves: 10,
    };
    const [read] = leaveRecordsSchema.parse([
      { ...record, leaves: [{ ...WIRE, id: 11, eng_name: undefined, jp_name: undefined }] },
    ]);
    expect(read).toMatchObject({ key: '4', staffId: 4, permanentDate: '2025-01-10', totalLeaves: 10 });
    expect(read?.leaves).toMatchObject([{ key: '11', ...NAMES }]);
  });

  it('may have figures as texts, and few fields', () => {
    const [read] = leaveRecordsSchema.parse([{ ...NAMES, permanent_date: null, total_leaves: '7.5' }]);
    expect(read).toEqual({
      key: 'row 0',
      id: null,
      staffId: null,
      ...NAMES,
      year: null,
      permanentDate: null,
      totalLeaves: 7.5,
      usedLeaves: null,
      remainingLeaves: null,
      remainingBySource: null,
      leaves: null,
    });
  });
});

describe('the remaining days by source', () => {
  const record = { id: 4, ...NAMES, total_leaves: 10 };
  it.each([
    [
      { carry_leaves: '1.00', first_annual: '2.5', second_annual: 5 },
      { carried: 1, first: 2.5, second: 5 },
    ],
    [
      { carry_leaves: null, first_annual: 5, second_annual: 5 },
      { carried: 0, first: 5, second: 5 },
    ],
    [{ first_annual: 5, second_annual: 5 }, null],
    [{ carry_leaves: 0, first_annual: 5 }, null],
    [
      { carry_leaves: 0, first_annual: 0.30000000000000004, second_annual: 0 },
      { carried: 0, first: 0.3, second: 0 },
    ],
  ])('%j are %j', (sent, bySource) =>
    expect(leaveRecordsSchema.parse([{ ...record, ...sent }])[0]?.remainingBySource).toEqual(bySource),
  );
});

describe('overtime on the wire', () => {
  it('have codes or words', () => {
    const rows = overtimesSchema.parse([
      { staff_id: 4, ...NAMES, ot_date: '2026-10-02', ot_time: '2 Hours' },
      { id: 8, staff_id: 4, ...NAMES, ot_date: '2026-10-03', ot_time: 2, status: null },
    ]);
    expect(rows).toMatchObject([
      { key: 'row 0', staffId: 4, date: '2026-10-02', duration: '2 Hours' },
      { key: '8', duration: '2' },
    ]);
  });

  it.each([
    [1, 'rejected'],
    ['1', 'rejected'],
    [2, 'accepted'],
    [3, 'complete'],
    [0, 'pending'],
    [7, null],
    [null, null],
  ])('with the status %j the state is %j', (status, state) =>
    expect(overtimesSchema.parse([{ id: 8, ot_date: '2026-10-03', status }])).toMatchObject([{ state }]),
  );
});
