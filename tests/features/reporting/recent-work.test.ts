import { expect, it } from 'vitest';
import { datesBetween } from '@/lib/calendar-date';
import { recentWork } from '@/features/reporting/model/recent-work';
import { slot, staffSlots } from '../work/slot-builders';

it('suggests the latest pairs of project and task, newest first, each once, without deleted ones', () => {
  const slots = staffSlots(1, {
    '2026-11-20': [slot('09:00', 2, 1), slot('10:00', 1, 1), { ...slot('11:00', 9, 1), project: null }],
    '2026-11-18': [slot('09:00', 3, 3)],
    '2026-11-19': [slot('09:00', 1, 1), slot('09:30', 4, 4)],
  });
  const pairs = recentWork(slots, 3).map(({ project, task }) => [project.id, task.id]);
  expect(pairs).toEqual([
    [1, 1],
    [2, 1],
    [4, 4],
  ]);
});

it('reads the newest days only, and returns fewer if there are fewer', () => {
  const slots = staffSlots(1, {
    '2026-11-20': [slot('09:00', 1)],
    '2026-11-18': [slot('09:00', 2)],
    '2026-11-19': [slot('09:00', 3), { ...slot('10:00', 4, 9), task: null }],
  });
  const projects = (limit: number) => recentWork(slots, limit).map(({ project }) => project.id);
  expect(projects(5)).toEqual([1, 3, 2]);
  expect(projects(1)).toEqual([1]);
  // The records of a day come in any order.
  const mixed = staffSlots(1, {
    '2026-11-20': [slot('10:00', 1), slot('11:00', 2), slot('09:00', 3), slot('08:30', 2)],
  });
  expect(recentWork(mixed, 5).map(({ project }) => project.id)).toEqual([2, 1, 3]);
});

it('is searched in the last 30 recorded days', () => {
  const days: Parameters<typeof staffSlots>[1] = {};
  datesBetween('2026-10-01', '2026-10-31').forEach((date, index) => {
    days[date] = [slot('09:00', index + 1)];
  });
  const projects = recentWork(staffSlots(1, days), 99).map(({ project }) => project.id);
  expect(projects).toHaveLength(30);
  expect(projects.at(-1)).toBe(2);
});
