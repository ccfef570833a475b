import { afterEach, describe, expect, it } from 'vitest';
import { lastExport, rememberExport } from '@/features/payroll/api/exported-months';
import { changesSince, checkedRows, type ExportedRow } from '@/features/payroll/model/payroll-changes';
import type { CalendarMonth } from '@/lib/calendar-date';
import { localValues } from '@/lib/stored-values';

const row = (id: number, leaveHours: number, overtimeHours = 0): ExportedRow => ({
  id,
  leaveHours,
  overtimeHours,
  leaveDays: 1,
});
const ADMIN = { id: 1, eng_name: 'Aung Kyaw Moe', jp_name: 'アウン チョー モー' };

describe('the changes since an export', () => {
  it.each([
    ['the same figures', [row(4, 8)], [row(4, 8)], {}],
    ['more leave', [row(4, 12)], [row(4, 14)], { 4: { leaveHours: 12 } }],
    ['two sums', [row(4, 12, 2)], [row(4, 0, 6)], { 4: { leaveHours: 12, overtimeHours: 2 } }],
    ['a rounding of the machine', [row(4, 0.1 + 0.2)], [row(4, 0.3)], {}],
    ['nothing of a person missing from the export', [row(4, 8)], [row(4, 8), row(6, 8)], {}, [6]],
    ['nothing of a person missing now', [row(4, 8), row(5, 8)], [row(4, 8)], {}, [], [5]],
  ])('include %s', (_case, before, now, changed, added: number[] = [], removed: number[] = []) => {
    const found = changesSince(before, now);
    expect(Object.fromEntries(found.changed)).toEqual(changed);
    expect([found.added, found.removed]).toEqual([added, removed]);
  });
});

it('are compared with the sums of a check, which leaves out zeros', () => {
  const fact = { date: null, projectId: null };
  const facts = [
    { ...fact, staffId: 4, figure: 'payrollLeave' as const, amount: 8 },
    { ...fact, staffId: 4, figure: 'payrollDays' as const, amount: 1 },
    { ...fact, staffId: 4, figure: 'leave' as const, amount: 3 },
    { ...fact, staffId: 9, figure: 'payrollOvertime' as const, amount: 2 },
  ];
  const before = checkedRows(facts, [4, 5]);
  expect(before).toEqual([row(4, 8), { ...row(5, 0), leaveDays: 0 }]);
  expect(changesSince(before, [row(4, 8, 2), { ...row(5, 0), leaveDays: 0 }]).changed).toEqual(
    new Map([[4, { overtimeHours: 0 }]]),
  );
});

describe('the exported months of a user', () => {
  afterEach(() => {
    for (const key of localValues.keys()) localValues.remove(key);
  });
  const remember = (month: CalendarMonth, exportedAt: number, leaveHours = 8) =>
    rememberExport(ADMIN, { month, exportedAt, rows: [row(4, leaveHours)] });

  it('are compared with the same month, or else with the last one before it, for that user only', () => {
    remember('2026-08', 1);
    remember('2026-10', 2);
    remember('2026-12', 3);
    remember('2026-10', 4, 12);
    expect(lastExport(1, '2026-10')).toEqual({
      month: '2026-10',
      exportedAt: 4,
      by: { eng_name: ADMIN.eng_name, jp_name: ADMIN.jp_name },
      rows: [row(4, 12)],
    });
    const months = ['2026-11', '2026-09', '2026-07'] as const;
    expect(months.map((month) => lastExport(1, month)?.month)).toEqual(['2026-10', '2026-08', undefined]);
    expect(lastExport(2, '2026-10')).toBeNull();
    rememberExport(ADMIN, { month: '2026-10', exportedAt: 5, rows: [row(5, 1)] });
    expect(lastExport(1, '2026-10')?.rows).toEqual([row(4, 12), row(5, 1)]);
  });

  it('are dropped after a year, and if they are invalid', () => {
    remember('2023-08', 1);
    remember('2025-10', 1);
    remember('2025-12', 1);
    remember('2026-11', 2);
    expect(localValues.keys()).toHaveLength(2);
    localValues.write('payroll-exported:1:2026-11', '{"version":1,"month":"2026-11","rows":"none"}');
    expect(lastExport(1, '2026-11')?.month).toBe('2025-12');
  });

  it('hold no name but that of the exporter', () => {
    remember('2026-11', 2);
    expect(localValues.read('payroll-exported:1:2026-11')).toBe(
      '{"version":1,"month":"2026-11","exportedAt":2,"rows":[{"id":4,"leaveHours":8,"overtimeHours":0,"leaveDays":1}],' +
        '"by":{"eng_name":"Aung Kyaw Moe","jp_name":"アウン チョー モー"}}',
    );
  });
});
