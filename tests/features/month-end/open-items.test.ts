import { describe, expect, it } from 'vitest';
import type { Fine } from '@/features/fines/fields';
import { openLeaves, openOvertimes, pendingFines } from '@/features/month-end/model/open-items';
import { buildFine } from '../fines/fine-builder';
import { HNIN, createLeave, createOvertime, createLeaveRecord, SATO } from '../leave/leave-builders';

const MONTH = '2026-11';
const createFine = (changes: Partial<Fine>): Fine => buildFine({ id: 1, date: '2026-11-05', ...changes });

describe('the open points of a month', () => {
  it('include rejected and odd overtime; the month of overtime without a date is unknown', () => {
    const rows = [
      createOvertime(HNIN),
      createOvertime(HNIN, { date: '2026-11-06', state: 'rejected' }),
      createOvertime(SATO, { date: '2026-11-02', duration: 'soon' }),
      createOvertime(SATO, { date: '2026-10-31', state: 'rejected' }),
      createOvertime(SATO, { date: null }),
    ];
    const { rows: odd, undated } = openOvertimes(rows, MONTH);
    expect(odd.map(({ overtime, odd: why }) => [overtime.date, why])).toEqual([
      ['2026-11-02', 'noTime'],
      ['2026-11-06', 'rejected'],
    ]);
    expect(undated).toBe(1);
  });

  it('include each pending fine of the month, with the sum of known amounts', () => {
    const fines = [
      createFine({}),
      createFine({ id: 2, amount: 5000 }),
      createFine({ id: 3, amount: null }),
      createFine({ id: 4, status: 1 }),
      createFine({ id: 5, date: '2026-12-01' }),
      createFine({ id: 6, date: '2025-11-05' }),
    ];
    expect(pendingFines(fines, MONTH)).toEqual({ count: 3, amount: 7000, unknown: 1 });
    expect(pendingFines([], MONTH)).toEqual({ count: 0, amount: 0, unknown: 0 });
  });

  it('include each leave without a leave record', () => {
    const lost = createLeave(SATO, { recordId: null, date: '2026-11-30' });
    const rows = [
      createLeave(HNIN),
      lost,
      createLeave(SATO, { recordId: 99, date: '2026-12-01' }),
      createLeave(SATO, { recordId: 99, date: null }),
      // Its server names the person, and no record.
      createLeave(SATO, { staffId: SATO.id, recordId: null }),
    ];
    expect(openLeaves(rows, [createLeaveRecord(HNIN)], MONTH)).toEqual({ rows: [lost], undated: 1 });
  });
});
