import { describe, expect, it } from 'vitest';
import { packHours } from '@/features/hours/explorer/model/hour-columns';
import {
  activityByProject,
  projectHoursByDay,
  isArchived,
  planRange,
} from '@/features/project-plan/model/project-activity';
import { activityRange } from '@/features/projects/model/activity-range';
import { mockApi } from '@/mock-api/node';

const named = (id: number) => ({ id, eng_name: `E${id}`, jp_name: `J${id}` });
const slots = () => mockApi.rows('task_performance');
const hours = () =>
  packHours(
    slots().map((slot) => ({
      member: named(slot.staff_id),
      project: named(slot.project_id),
      time: slot.date,
      halfHours: 1,
    })),
  );

describe('the recorded hours of a project', () => {
  it('equal the tables of the server', () => {
    const activity = activityByProject(hours());
    const ids = [...new Set(slots().map((slot) => slot.project_id))];
    expect([...activity.keys()].sort()).toEqual(ids.sort());
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids) {
      const own = slots().filter((slot) => slot.project_id === id);
      const byMonth: Record<string, number> = {};
      for (const { date } of own) byMonth[date.slice(0, 7)] = (byMonth[date.slice(0, 7)] ?? 0) + 0.5;
      const found = activity.get(id);
      expect(found).toMatchObject({
        hours: own.length / 2,
        people: new Set(own.map((slot) => slot.staff_id)).size,
        lastDate: own
          .map(({ date }) => date)
          .sort()
          .at(-1),
      });
      expect(Object.fromEntries(found?.byMonth ?? [])).toEqual(byMonth);
    }
    const [first = 0] = ids;
    const days = Object.fromEntries(projectHoursByDay(hours(), first));
    const [someDay = ''] = Object.keys(days);
    const onDay = slots().filter((slot) => slot.project_id === first && slot.date === someDay);
    expect(days[someDay]).toBe(onDay.length / 2);
    expect(projectHoursByDay(hours(), 999).size).toBe(0);
  });

  it('are requested in whole months, back to the start of a plan, but at most three years', () => {
    expect(activityRange('2026-11-20')).toEqual({ start: '2025-12-01', end: '2026-11-30' });
    expect(planRange(undefined, '2026-11-20').start).toBe('2025-12-01');
    expect(planRange('2026-10', '2026-11-20').start).toBe('2025-12-01');
    expect(planRange('2025-03', '2026-11-20').start).toBe('2025-03-01');
    expect(planRange('2019-01', '2026-11-20').start).toBe('2023-12-01');
  });

  it.each([
    ['recorded on today', '2026-11-20', '2020-01-01T00:00:00Z', false],
    ['last recorded on six months ago to the day', '2026-05-20', '2020-01-01T00:00:00Z', false],
    ['last recorded on a day before', '2026-05-19', '2020-01-01T00:00:00Z', true],
    ['never recorded on', null, '2020-01-01T00:00:00Z', true],
    ['never recorded on, but new', null, '2026-10-01T00:00:00Z', false],
    ['never recorded on, without a day of registration', null, null, true],
  ] as const)('decide whether a project is archived: %s', (_what, lastDate, created, isExpected) => {
    const activity = lastDate === null ? undefined : { hours: 1, people: 1, lastDate, byMonth: new Map() };
    expect(isArchived({ created_at: created }, activity, '2026-11-20')).toBe(isExpected);
  });
});
