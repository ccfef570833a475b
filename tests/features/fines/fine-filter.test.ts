import { describe, expect, it } from 'vitest';
import {
  filterFines,
  finedYears,
  NO_FILTER,
  readFineFilter,
  type FineFilter,
} from '@/features/fines/model/fine-filter';
import { toLedger } from '@/features/fines/model/fine-ledger';
import type { CalendarDate } from '@/lib/calendar-date';
import { buildFine } from './fine-builder';

const LEDGER = toLedger([
  buildFine({ id: 1, date: '2025-11-03' }),
  buildFine({ id: 2, date: '2026-09-30' }),
  buildFine({ id: 3, date: '2026-10-01' }),
  buildFine({ id: 4, date: '2026-11-02', status: 1 }),
  // A namesake.
  buildFine({ id: 5, staffId: 5, date: '2026-11-30' }),
  buildFine({ id: 6, staffId: 5, date: '2026-12-01' }),
]);

const ids = (
  staff: number | null,
  month: number | null,
  today: CalendarDate = '2026-11-20',
  rest?: Partial<FineFilter>,
) =>
  filterFines(LEDGER, { ...NO_FILTER, staff, month, ...rest }, today, '')
    .map(({ id }) => id)
    .sort();

describe('the filter of fines', () => {
  it('shows the current and the previous calendar month by default [FIN-3]', () => {
    expect(ids(null, null)).toEqual([3, 4, 5]);
    expect(ids(null, null, '2026-10-31')).toEqual([2, 3]);
    expect(ids(null, null, '2027-01-01')).toEqual([6]);
  });

  it('shows all months while searching [FIN-3]', () => {
    const search = (text: string, filter = NO_FILTER) =>
      filterFines(LEDGER, filter, '2026-11-20', text).map(({ id }) => id);
    expect(search('hnin')).toHaveLength(LEDGER.length);
    expect(search(' ')).toHaveLength(3);
    expect(search('hnin', { ...NO_FILTER, year: 2025 })).toEqual([1]);
  });

  it.each<[string, number | null, number | null, number[]]>([
    ['a person in all years, not a namesake', 4, null, [1, 2, 3, 4]],
    ['a month of any year', null, 11, [1, 4, 5]],
    ['a person and a month', 4, 11, [1, 4]],
    ['nobody', 6, null, []],
  ])('finds %s [FIN-3]', (_, staffId, month, expected) => {
    expect(ids(staffId, month)).toEqual(expected);
  });

  it.each<[string, Partial<FineFilter>, number[]]>([
    ['of a year', { year: 2025 }, [1]],
    ['of a month of one year', { year: 2026, month: 11 }, [4, 5]],
    ['that are complete', { status: 'complete' }, [4]],
    ['that are pending, of a year', { status: 'pending', year: 2026 }, [2, 3, 5, 6]],
  ])('finds fines %s', (_, rest, expected) => expect(ids(null, null, undefined, rest)).toEqual(expected));

  it('offers the years that have fines, the latest first', () =>
    expect(finedYears([...LEDGER].reverse())).toEqual([2026, 2025]));

  it('keeps count and total of the whole month [FIN-6]', () => {
    const ledger = toLedger([
      buildFine({ date: '2026-11-02', amount: 5000 }),
      buildFine({ date: '2026-11-03', amount: 2000 }),
      buildFine({ staffId: 5, date: '2026-11-01' }),
    ]);
    expect(filterFines(ledger, { ...NO_FILTER, staff: 4 }, '2026-11-20', '')[0]).toMatchObject({
      count: 2,
      total: 7000,
    });
  });

  it.each([
    ['', {}],
    ['staff=4&month=11', { staff: 4, month: 11 }],
    ['staff=0&month=13', {}],
    ['staff=x&month=0', {}],
    ['staff=4&month=', { staff: 4 }],
    ['year=2025&status=pending', { year: 2025, status: 'pending' }],
    ['year=x&status=paid', {}],
  ])('reads ?%s', (query, filter) => {
    expect(readFineFilter(new URLSearchParams(query))).toEqual({ ...NO_FILTER, ...filter });
  });
});
