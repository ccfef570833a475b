import { expect, it } from 'vitest';
import { latestBalance } from '@/features/leave/model/balance';
import { HNIN, recordOf, SATO } from './leave-builders';

const told = { usedLeaves: 1.5, remainingLeaves: 8.5 };

it.each([
  ['of the latest year', [recordOf(HNIN, { ...told, year: 2025 }), recordOf(HNIN, told)], 2026],
  ['of nobody else', [recordOf(SATO, told)], undefined],
  ['not where the server tells no more than what was granted', [recordOf(HNIN)], undefined],
  ['also where the year is not told', [recordOf(HNIN, { ...told, year: null })], null],
])('a person’s balance is %s [DB-2]', (_case, records, year) =>
  expect(latestBalance(records, HNIN)?.year).toBe(year),
);
