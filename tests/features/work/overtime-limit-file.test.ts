import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { overtimeLimitsSchema } from '@/features/work/api/overtime-limit-queries';

describe('the file of overtime limits', () => {
  it('disables all checks as delivered', () => {
    const shipped: unknown = JSON.parse(readFileSync('public/overtime-limits.json', 'utf8'));
    expect(overtimeLimitsSchema.parse(shipped)).toBeNull();
  });

  it('has the legal limits of Japan by default', () => {
    const japan = {
      month: 45,
      year: 360,
      monthInAll: 100,
      average: 80,
      yearFrom: 4,
      restDay: 0,
    };
    expect(overtimeLimitsSchema.parse({ enabled: true })).toEqual(japan);
    const other = {
      enabled: true,
      year: 720,
      month_with_rest_days: 99.5,
      year_from: 10,
      rest_day: 'saturday',
    };
    expect(overtimeLimitsSchema.parse(other)).toEqual({
      ...japan,
      year: 720,
      monthInAll: 99.5,
      yearFrom: 10,
      restDay: 6,
    });
  });

  it.each([
    [[]],
    ['<!doctype html>'],
    [{}],
    [{ enabled: 'yes' }],
    [{ enabled: true, montly: 40 }],
    [{ enabled: true, constructor: 40 }],
    [{ enabled: true, month: 0 }],
    [{ enabled: true, month: '45' }],
    [{ enabled: true, year_from: 13 }],
    [{ enabled: true, rest_day: 'sun' }],
  ])('is refused as a whole with %j', (file) => {
    expect(overtimeLimitsSchema.safeParse(file).success).toBe(false);
  });
});
