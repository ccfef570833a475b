import { describe, expect, it } from 'vitest';
import { filterFines, readFineFilter, writeFineFilter } from '@/features/fines/model/fine-filter';
import { toLedger } from '@/features/fines/model/fine-ledger';
import { buildFine } from './fine-builder';

const LEDGER = toLedger([
  buildFine({ id: 1, date: '2025-11-03' }),
  buildFine({ id: 2, date: '2026-09-30' }),
  buildFine({ id: 3, date: '2026-10-01' }),
  buildFine({ id: 4, date: '2026-11-02' }),
  // A namesake.
  buildFine({ id: 5, staffId: 5, date: '2026-11-30' }),
  buildFine({ id: 6, staffId: 5, date: '2026-12-01' }),
]);

const ids = (staffId: number | null, month: number | null, today = '2026-11-20') =>
  filterFines(LEDGER, { staffId, month }, today)
    .map(({ id }) => id)
    .sort();

describe('the filter of fines', () => {
  it('shows the current and the previous calendar month when nothing is chosen [FIN-3]', () => {
    expect(ids(null, null)).toEqual([3, 4, 5]);
    expect(ids(null, null, '2026-10-31')).toEqual([2, 3]);
    expect(ids(null, null, '2027-01-01')).toEqual([6]);
  });

  it.each<[string, number | null, number | null, number[]]>([
    ['a person in all years, not a namesake', 4, null, [1, 2, 3, 4]],
    ['a month of any year', null, 11, [1, 4, 5]],
    ['a person and a month', 4, 11, [1, 4]],
    ['nobody', 6, null, []],
  ])('finds %s [FIN-3]', (_, staffId, month, expected) => {
    expect(ids(staffId, month)).toEqual(expected);
  });

  it('keeps count and total of the whole month [FIN-6]', () => {
    const ledger = toLedger([
      buildFine({ date: '2026-11-02', amount: 5000 }),
      buildFine({ date: '2026-11-03', amount: 2000 }),
      buildFine({ staffId: 5, date: '2026-11-01' }),
    ]);
    expect(filterFines(ledger, { staffId: 4, month: null }, '2026-11-20')[0]).toMatchObject({
      count: 2,
      total: 7000,
    });
  });

  it.each([
    ['', null, null],
    ['staff=4&month=11', 4, 11],
    ['staff=0&month=13', null, null],
    ['staff=x&month=0', null, null],
    ['staff=-4&month=1.5', null, null],
    ['staff=4&month=', 4, null],
  ])('reads ?%s', (query, staffId, month) => {
    expect(readFineFilter(new URLSearchParams(query))).toEqual({ staffId, month });
  });

  it('goes back to the first page and leaves the order alone', () => {
    const write = (query: string, staffId: number | null, month: number | null) =>
      writeFineFilter(new URLSearchParams(query), { staffId, month }).toString();
    expect(write('sort=name&page=3', 4, null)).toBe('sort=name&staff=4');
    expect(write('sort=name&staff=4&month=2', null, null)).toBe('sort=name');
  });
});
