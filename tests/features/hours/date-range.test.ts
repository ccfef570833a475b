import { afterEach, describe, expect, it } from 'vitest';
import { HOME_ZONE, todayInZone } from '@/lib/calendar-date';
import { lastSevenDays, presetRange, RANGE_PRESETS } from '@/features/hours/model/date-range';
import { setClock } from '@/lib/clock';

const ZONE = process.env.TZ;

afterEach(() => {
  setClock();
  process.env.TZ = ZONE;
});

const text = ({ start, end }: { start: string; end: string }) => `${start} ~ ${end}`;

describe.each(['Asia/Tokyo', 'Asia/Yangon', 'UTC', 'America/Los_Angeles'])('in the time zone %s', (zone) => {
  it.each([
    // 23:59:59 and 00:00 in Tokyo.
    ['2026-11-20T14:59:59Z', '2026-11-14 ~ 2026-11-20'],
    ['2026-11-20T15:00:00Z', '2026-11-15 ~ 2026-11-21'],
    ['2026-02-28T15:00:00Z', '2026-02-23 ~ 2026-03-01'],
    ['2026-12-31T14:59:59Z', '2026-12-25 ~ 2026-12-31'],
    ['2026-12-31T15:00:00Z', '2026-12-26 ~ 2027-01-01'],
    // The night in which clocks change in Los Angeles.
    ['2026-11-01T09:30:00Z', '2026-10-26 ~ 2026-11-01'],
  ])('the last seven days at %s are %s, by the calendar of Tokyo [HR-2]', (moment, range) => {
    process.env.TZ = zone;
    setClock(() => new Date(moment));
    expect(text(lastSevenDays(todayInZone(HOME_ZONE)))).toBe(range);
  });

  it('the presets do not depend on the time zone', () => {
    process.env.TZ = zone;
    expect(RANGE_PRESETS.map((preset) => text(presetRange(preset, '2026-11-20')))).toEqual([
      '2026-11-16 ~ 2026-11-22',
      '2026-11-09 ~ 2026-11-15',
      '2026-11-01 ~ 2026-11-30',
      '2026-10-01 ~ 2026-10-31',
    ]);
  });
});

it.each([
  ['thisWeek', '2026-11-16', '2026-11-16 ~ 2026-11-22'],
  ['thisWeek', '2026-11-22', '2026-11-16 ~ 2026-11-22'],
  ['lastWeek', '2026-01-01', '2025-12-22 ~ 2025-12-28'],
  ['thisMonth', '2024-02-29', '2024-02-01 ~ 2024-02-29'],
  ['lastMonth', '2026-03-31', '2026-02-01 ~ 2026-02-28'],
  ['lastMonth', '2026-01-15', '2025-12-01 ~ 2025-12-31'],
] as const)('%s on %s is %s', (preset, today, range) => {
  expect(text(presetRange(preset, today))).toBe(range);
});
