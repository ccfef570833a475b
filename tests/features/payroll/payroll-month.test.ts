import { describe, expect, it } from 'vitest';
import { payrollYears, presetPayrollMonth } from '@/features/payroll/model/payroll-month';

describe('the month of a payroll [EX-2]', () => {
  it.each([
    ['2026-11-01', '2026-10'],
    ['2026-11-10', '2026-10'],
    ['2026-11-11', '2026-11'],
    ['2026-11-30', '2026-11'],
    ['2026-01-10', '2025-12'],
    ['2026-03-10', '2026-02'],
  ] as const)('is on %s %s unless another is chosen', (today, month) =>
    expect(presetPayrollMonth(today)).toBe(month),
  );

  it('is in this year or earlier', () =>
    expect(payrollYears('2026-01-05', '2025-12')).toEqual([2026, 2025, 2024, 2023, 2022]));

  it.each([
    ['2019-03', [2026, 2025, 2024, 2023, 2022, 2019]],
    ['2027-01', [2027, 2026, 2025, 2024, 2023, 2022]],
  ] as const)('may be one of another year if the address names it: %s', (month, years) =>
    expect(payrollYears('2026-01-05', month)).toEqual(years),
  );
});
