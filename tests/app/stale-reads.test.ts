// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { markStale, type Resource } from '@/api/resources';
import { dashboardQueries } from '@/features/dashboard/api/dashboard-queries';
import { fineQueries } from '@/features/fines/api/fine-queries';
import { hoursQueries } from '@/features/hours/api/hours-queries';
import { leaveQueries } from '@/features/leave/api/leave-queries';
import { locationQueries } from '@/features/map/api/location-queries';
import { memberQueries } from '@/features/members/api/member-queries';
import { projectQueries } from '@/features/projects/api/project-queries';
import { taskQueries } from '@/features/projects/api/task-queries';
import { holidayQueries } from '@/features/work/api/holidays';
import { slotQueries } from '@/features/work/api/slot-queries';
import { skillLookupQueries } from '@/features/skills/api/skill-lookup-queries';
import { skillQueries } from '@/features/skills/api/skill-queries';

const RANGE = { start: '2026-11-01', end: '2026-11-20' };

const READS = [
  dashboardQueries.ownRecords(2),
  dashboardQueries.skills(),
  fineQueries.list(),
  holidayQueries.all(),
  hoursQueries.byMember(RANGE),
  hoursQueries.menPower(null),
  hoursQueries.projectHours({ isByMonth: true, weeks: 1, ...RANGE }),
  leaveQueries.leaves(),
  leaveQueries.overtimes(),
  leaveQueries.records(),
  locationQueries.list(),
  memberQueries.detail(2),
  memberQueries.list(),
  projectQueries.detail(3),
  projectQueries.list(),
  skillLookupQueries.techStacks(),
  skillQueries.detail(3),
  skillQueries.list(),
  slotQueries.ofStaff(2),
  taskQueries.list(),
];

const nameOf = (key: readonly unknown[]) => key.filter((part) => typeof part === 'string').join(' ');

/** The reads, all of them answered a moment ago, that a write of this makes stale. */
async function staleAfter(written: Resource): Promise<string[]> {
  const client = new QueryClient();
  const cache = client.getQueryCache();
  for (const read of READS) cache.build(client, read as never).setData({} as never);
  await markStale(client, [written]);
  return cache
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => nameOf(queryKey));
}

const HOURS = ['hours men-power', 'hours project-hours months 2026-11 2026-11'];

describe('what is shown is read again', () => {
  it.each<[Resource, string[]]>([
    ['slots', ['hours by-member', ...HOURS, 'work slots']],
    ['settings', ['work slots']],
    [
      'projects',
      [
        ...HOURS,
        'members detail',
        'projects detail',
        'projects list',
        'skills detail',
        'skills list',
        'work slots',
      ],
    ],
    ['tasks', ['work slots', 'tasks list']],
    [
      'staff',
      [
        ...['dashboard skills', 'fines list', 'hours by-member', ...HOURS, 'leave leaves', 'leave overtimes'],
        ...['leave records everybody', 'map locations', 'members detail', 'members list everybody'],
        ...['skills detail', 'skills list'],
      ],
    ],
    ['leave', ['dashboard own-records', 'leave leaves', 'leave records everybody']],
    ['overtime', ['leave overtimes']],
    ['fines', ['dashboard own-records', 'fines list']],
    ['skills', ['dashboard skills', 'skills detail', 'skills list']],
  ])('after a write of %s', async (written, stale) => {
    expect(await staleAfter(written)).toEqual(stale);
  });
});
