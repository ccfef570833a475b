import { describe, expect, it } from 'vitest';
import { slotStarts, toClockTime, toMinutes, toPeriod } from '@/lib/time-slot';

describe('time slots', () => {
  it.each([
    ['08:30', 510],
    ['8:30', 510],
    ['08:30:00', 510],
    ['24:00', 1440],
  ])('reads %s as %i minutes', (time, minutes) => {
    expect(toMinutes(time)).toBe(minutes);
  });

  it('refuses invalid times', () => {
    expect(() => toMinutes('noon')).toThrow('"noon" is a time of day');
  });

  it('writes periods with leading zeros', () => {
    expect(toPeriod(510)).toBe('08:30:00');
    expect(toClockTime(1440)).toBe('24:00');
  });

  it('excludes the slot that starts at the finish [RP-5]', () => {
    expect(slotStarts(540, 630)).toEqual([540, 570, 600]);
    expect(slotStarts(630, 540)).toEqual([]);
  });
});
