import { describe, expect, it } from 'vitest';
import type { Leave } from '@/features/leave/model/leave';
import { calculateWorkload } from '@/features/skills/finder/model/workload';
import type { CalendarDate } from '@/lib/calendar-date';

describe('the workload', () => {
  const today = '2026-11-20';
  const leave = (date: CalendarDate, changes: Partial<Leave> = {}): Leave => ({
    key: date,
    staffId: null,
    recordId: 1,
    eng_name: '',
    jp_name: '',
    type: 'paid',
    date,
    duration: '1',
    dayCount: 1,
    reason: '',
    ...changes,
  });

  it('shows thirteen weeks, the expected hours of each, and leave from today on', () => {
    const recordedHours = new Map<CalendarDate, number>([
      ['2026-08-23', 8],
      ['2026-08-24', 8],
      ['2026-11-09', 4],
      ['2026-11-16', 8],
    ]);
    const leaves = [leave('2026-11-20'), leave('2026-12-28'), leave('2026-11-10'), leave('2026-11-19')];
    const workload = calculateWorkload(leaves, { today, recordedHours, dueFrom: '2026-01-05' });
    expect(workload.weeks).toHaveLength(13);
    expect(workload.weeks[0]).toEqual({ monday: '2026-08-24', recorded: 8, expected: 40, isCurrent: false });
    expect(workload.weeks.slice(-2)).toEqual([
      { monday: '2026-11-09', recorded: 4, expected: 32, isCurrent: false },
      { monday: '2026-11-16', recorded: 8, expected: 24, isCurrent: true },
    ]);
    expect(workload.average).toBe(1);
    expect(workload.leavesAhead.map(({ date }) => date)).toEqual(['2026-11-20', '2026-12-28']);
  });

  it('leaves weeks before the join date out of the average, and has none for nobody', () => {
    const recordedHours = new Map<CalendarDate, number>([['2026-11-10', 8]]);
    const workload = calculateWorkload([], { today, recordedHours, dueFrom: '2026-11-02' });
    expect(workload.average).toBe(4);
    expect(calculateWorkload([], { today, recordedHours: new Map(), dueFrom: today }).average).toBeNull();
  });

  it('counts leave that was paid in part once', () => {
    const leaves = [
      leave('2026-12-01', { key: 'a', duration: '2' }),
      leave('2026-12-01', { key: 'b', duration: '2', type: 'unpaid' }),
    ];
    const workload = calculateWorkload(leaves, { today, recordedHours: new Map(), dueFrom: null });
    expect(workload.leavesAhead.map(({ duration }) => duration)).toEqual(['1']);
  });
});
