import { expect, it } from 'vitest';
import { countActiveFilters, hasFilter } from '@/lib/active-filters';

it.each([
  [{ staff: null, year: null }, 0, false],
  [{ staff: null, year: 2026 }, 1, true],
  [{ staff: 3, year: 2026 }, 2, true],
])('the filter %j has %s fields that are set', (filter, count, isSet) => {
  expect(countActiveFilters(filter)).toBe(count);
  expect(hasFilter(filter)).toBe(isSet);
});
