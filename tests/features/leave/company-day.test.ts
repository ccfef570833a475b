import { describe, expect, it } from 'vitest';
import { rowsToRegister, toPayload } from '@/features/leave/company-day/model/company-rows';
import {
  countWarnings,
  daysToRegister,
  personDays,
  WARNINGS,
  type CompanyDayFacts,
  type Warning,
} from '@/features/leave/company-day/model/day-warnings';
import type { LeavePayload } from '@/features/leave/model/registration';
import { createLeave, createLeaveRecord } from './leave-builders';

const hana = { id: 4, eng_name: 'Hana', jp_name: '花子', staff_no: 'SG-0004', position: null };
const ENTERED: LeavePayload = { staff_id: 0, leave_date: '2026-11-25', duration: 2, reason: 'Founding day' };

describe('the warnings of a company day', () => {
  const createFacts = (changes: Partial<CompanyDayFacts>): CompanyDayFacts => ({
    dates: ['2026-11-25'],
    findLeaves: () => [],
    records: [createLeaveRecord(hana, { year: 2026 })],
    joinDates: new Map(),
    findRecordedHours: () => undefined,
    ...changes,
  });

  it.each<[string, Partial<CompanyDayFacts>, Warning[]]>([
    ['nothing', {}, []],
    ['leave on the day', { findLeaves: () => [createLeave(hana, { date: '2026-11-25' })] }, ['onLeave']],
    ['no leave on another day', { findLeaves: () => [createLeave(hana, { date: '2026-11-24' })] }, []],
    ['a weekend', { dates: ['2026-11-28'] }, ['off']],
    ['a holiday', { calendar: { holidays: new Set(['2026-11-25']), patterns: [] } }, ['off']],
    ['a day before joining', { joinDates: new Map([[4, '2026-12-01']]) }, ['off']],
    ['no record', { records: [] }, ['noRecord']],
    ['a record of another year', { records: [createLeaveRecord(hana, { year: 2025 })] }, ['noRecord']],
    ['nothing when the server returns no years', { records: [createLeaveRecord(hana, { year: null })] }, []],
    ['recorded hours', { findRecordedHours: () => new Map([[4, 2.5]]) }, ['recorded']],
    ['no hours of others', { findRecordedHours: () => new Map([[5, 2.5]]) }, []],
  ])('is %s', (_what, changes, warnings) => {
    expect(personDays(hana, createFacts(changes)).map((day) => day.warnings)).toEqual([warnings]);
  });

  it('are counted by people and day, and the days left out on request', () => {
    const dates = ['2026-11-25', '2026-11-28'] as const;
    const days = personDays(
      hana,
      createFacts({ dates, findRecordedHours: (date) => new Map([[4, date === '2026-11-25' ? 1 : 0]]) }),
    );
    expect(countWarnings([days, []])).toEqual({ onLeave: 0, off: 1, noRecord: 0, recorded: 1 });
    const listRemaining = (...warnings: Warning[]) =>
      daysToRegister(days, new Set(warnings)).map(({ date }) => date);
    expect([
      listRemaining(),
      listRemaining('off'),
      listRemaining('recorded'),
      listRemaining(...WARNINGS),
    ]).toEqual([dates, ['2026-11-25'], ['2026-11-28'], []]);
  });

  it('lead to one request for each person and day', () => {
    const days = personDays(hana, createFacts({ dates: ['2026-11-25', '2026-11-26'] }));
    const several: LeavePayload = {
      staff_id: 0,
      multi_date: ['2026-11-25', '2026-11-26'],
      duration: 'Full Day',
      reason: 'x',
    };
    expect(rowsToRegister([hana], () => days, several).map(({ payload }) => payload)).toEqual([
      { staff_id: 4, leave_date: '2026-11-25', duration: 1, reason: 'x' },
      { staff_id: 4, leave_date: '2026-11-26', duration: 1, reason: 'x' },
    ]);
    expect(toPayload(ENTERED, 7, '2026-11-25')).toEqual({ ...ENTERED, staff_id: 7 });
  });
});
