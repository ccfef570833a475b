// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readRounding, writeRounding } from '@/features/reporting/calendar/api/rounding-store';

it('keeps the choice of each user of this browser; without one it is the nearest half hour', () => {
  expect(readRounding(4)).toBe('nearest');
  writeRounding(4, 'down');
  writeRounding(5, 'up');
  expect([readRounding(4), readRounding(5), readRounding(6)]).toEqual(['down', 'up', 'nearest']);
});

it('ignores a stored choice that does not exist', () => {
  localStorage.setItem('calendar-rounding:4', JSON.stringify({ version: 1, rounding: 'sideways' }));
  expect(readRounding(4)).toBe('nearest');
});
