import { expect, it } from 'vitest';
import { readFirstDay } from '@/features/month-end/model/month-address';

it.each([
  ['?month=2026-10', '2026-11-20', '2026-10-01'],
  ['', '2026-11-20', '2026-11-01'],
  ['', '2026-11-10', '2026-10-01'],
  ['?month=2026-13', '2026-01-05', '2025-12-01'],
  ['?month=soon', '2026-11-20', '2026-11-01'],
] as const)('the month of %s on %s begins at %s', (search, today, first) =>
  expect(readFirstDay(new URLSearchParams(search), today)).toBe(first),
);
