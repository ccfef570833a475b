import { expect, it } from 'vitest';
import { latestBalance } from '@/features/leave/model/balance';
import { belongsTo, personOf } from '@/features/leave/model/leave';
import { HNIN, recordOf, SATO } from './leave-builders';

const told = { usedLeaves: 1.5, remainingLeaves: 8.5 };

it.each([
  ['of the latest year', [recordOf(HNIN, { ...told, year: 2025 }), recordOf(HNIN, told)], 2026],
  [
    'of the latest year, whichever comes first',
    [recordOf(HNIN, { ...told, year: null }), recordOf(HNIN, told), recordOf(HNIN, { ...told, year: 2025 })],
    2026,
  ],
  ['told by what was used alone', [recordOf(HNIN, { usedLeaves: 0 })], 2026],
  ['told by what is left alone', [recordOf(HNIN, { remainingLeaves: 0 })], 2026],
  ['of nobody else', [recordOf(SATO, told)], undefined],
  ['not where the server tells no more than what was granted', [recordOf(HNIN)], undefined],
  ['also where the year is not told', [recordOf(HNIN, { ...told, year: null })], null],
])('a person’s balance is %s [DB-2]', (_case, records, year) =>
  expect(latestBalance(records, HNIN)?.year).toBe(year),
);

it('a record is of whom its id says, without one of whom both names say', () => {
  const renamed = { ...HNIN, eng_name: 'Renamed' };
  expect([belongsTo(recordOf(HNIN), renamed), belongsTo(recordOf(HNIN, { staffId: null }), renamed)]).toEqual(
    [true, false],
  );
  expect(belongsTo(recordOf(HNIN), { ...HNIN, id: 9 })).toBe(false);
  expect(personOf(recordOf(HNIN))).toEqual(HNIN);
  expect(personOf(recordOf(HNIN, { staffId: null }))).toEqual({ ...HNIN, id: 0 });
});
