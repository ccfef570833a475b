import { describe, expect, it } from 'vitest';
import { toClockTime } from '@/lib/time-slot';
import { hoursByDate, recordedHours } from '@/features/work/model/day-hours';
import { dayParts } from '@/features/work/model/day-parts';
import type { DaySlots, Slot } from '@/features/work/model/slot';
import { EMPTY_WORK } from '@/features/reporting/model/work-form';
import { findSlotStarts } from '@/features/reporting/model/work-time';
import { slot, staffSlots } from './slot-builders';

const day = (...slots: Slot[]): DaySlots => new Map(slots.map((each) => [each.minutes, each]));
const describeParts = (slots: ReturnType<typeof day>) =>
  dayParts(slots).map((part) => {
    const work = part.kind === 'work' ? ` ${part.slot.projectId}/${part.slot.taskId}` : '';
    return `${toClockTime(part.start)}-${toClockTime(part.finish)} ${part.kind}${work}`;
  });

describe('the parts of a day [RP-10]', () => {
  it('are free time before and after lunch when nothing is recorded', () => {
    expect(describeParts(day())).toEqual(['08:30-12:00 free', '12:00-13:00 lunch', '13:00-17:30 free']);
  });

  it('merge neighbours with the same project and task, but not across lunch', () => {
    const whole = findSlotStarts(EMPTY_WORK).map((start) => slot(toClockTime(start)));
    expect(describeParts(day(...whole))).toEqual([
      '08:30-12:00 work 1/1',
      '12:00-13:00 lunch',
      '13:00-17:30 work 1/1',
    ]);
  });

  it('keep neighbours apart that differ in project or task', () => {
    expect(describeParts(day(slot('11:00', 1, 1), slot('11:30', 1, 2), slot('13:00', 2, 2)))).toEqual([
      '08:30-11:00 free',
      '11:00-11:30 work 1/1',
      '11:30-12:00 work 1/2',
      '12:00-13:00 lunch',
      '13:00-13:30 work 2/2',
      '13:30-17:30 free',
    ]);
  });

  it('keep waiting half hours apart, and the same task of another project', () => {
    const one = slot('09:00');
    const other = { ...slot('09:30'), isWaiting: true as const };
    expect(describeParts(day(one, other)).filter((part) => part.includes('work'))).toHaveLength(2);
    expect(
      describeParts(day(slot('09:00', 1, 2), slot('09:30', 2, 2))).filter((part) => part.includes('work')),
    ).toEqual(['09:00-09:30 work 1/2', '09:30-10:00 work 2/2']);
  });

  it('show work in the lunch hour as work', () => {
    expect(describeParts(day(slot('11:30'), slot('12:00')))).toEqual([
      '08:30-11:30 free',
      '11:30-12:30 work 1/1',
      '12:30-13:00 lunch',
      '13:00-17:30 free',
    ]);
  });

  it('extend to the first and the last record outside of the usual hours', () => {
    const parts = describeParts(day(slot('06:00'), slot('23:30')));
    expect(parts[0]).toBe('06:00-06:30 work 1/1');
    expect(parts.at(-1)).toBe('23:30-24:00 work 1/1');
    expect(parts).toContain('06:30-12:00 free');
  });

  it('do not depend on the order of the records', () => {
    expect(describeParts(day(slot('10:00'), slot('09:00'), slot('09:30')))).toContain('09:00-10:30 work 1/1');
  });
});

it.each([
  [0, 0],
  [15, 7.5],
  [16, 8],
])('counts %i records as %d hours', (count, hours) => {
  const slots = findSlotStarts({ ...EMPTY_WORK, overtimeHours: 0 }).slice(0, count);
  expect(recordedHours(day(...slots.map((start) => slot(toClockTime(start)))))).toBe(hours);
});

it('counts the hours of each date', () => {
  const person = staffSlots(4, {
    '2026-11-05': [slot('09:00'), slot('09:30', 2)],
    '2026-11-06': [slot('13:00')],
  });
  expect([...hoursByDate(person)]).toEqual([
    ['2026-11-05', 1],
    ['2026-11-06', 0.5],
  ]);
});

it('counts no hours when nothing is recorded', () => {
  expect(recordedHours(undefined)).toBe(0);
});
