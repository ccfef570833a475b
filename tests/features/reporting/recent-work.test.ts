import { expect, it } from 'vitest';
import { recentWork } from '@/features/reporting/model/recent-work';
import { slot, staffSlots } from '../work/slot-builders';

it('offers the latest pairs of project and task, newest first, each once, without deleted ones', () => {
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
