import { describe, expect, it } from 'vitest';
import { isCalendarDate, isWeekend, type CalendarDate } from '@/lib/calendar-date';
import { buildFines } from '@/mock-api/fixtures/fine-fixtures';
import { fixturesFor } from '@/mock-api/fixtures/fixtures';
import { buildLeaves, planLeaves } from '@/mock-api/fixtures/leave-fixtures';
import { buildOvertime } from '@/mock-api/fixtures/overtime-fixtures';
import { buildSkills } from '@/mock-api/fixtures/skill-fixtures';
import { buildSlots } from '@/mock-api/fixtures/slot-fixtures';
import { buildLocations, buildStaff, buildStaffProjects } from '@/mock-api/fixtures/staff-fixtures';

const DAY = '2025-08-20';
const fixtures = fixturesFor(DAY, 30);

function buildAnew(day: CalendarDate) {
  const staff = buildStaff(day, 30);
  return {
    staff,
    slots: buildSlots(day, () => false),
    leaves: buildLeaves(day, staff),
    overtime: buildOvertime(day, staff),
    fines: buildFines(day),
    skills: buildSkills(day, staff),
    locations: buildLocations(day, staff),
    projects: buildStaffProjects(staff),
  };
}

describe('the fixtures', () => {
  it('are the same for the same day, and differ for another day', () => {
    expect(buildAnew(DAY)).toEqual(buildAnew(DAY));
    expect(buildAnew('2025-09-20').slots).not.toEqual(buildAnew(DAY).slots);
  });

  it('hold 30 members with different names, and one former member', () => {
    const staff = fixtures.staff();
    expect(staff.filter((row) => !row.deleted_at)).toHaveLength(30);
    for (const key of ['eng_name', 'jp_name', 'username', 'staff_no'] as const) {
      expect(new Set(staff.map((row) => row[key])).size).toBe(31);
    }
    expect(staff.every((row) => /^[\u3040-\u30ff\u4e00-\u9fff ]+$/.test(row.jp_name))).toBe(true);
    expect(staff.every((row) => row.eng_name.length <= 40 && row.jp_name.length <= 40)).toBe(true);
    expect(staff.filter((row) => row.role === 1).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(staff.some((row) => row.sort_key === null)).toBe(true);
  });

  it('grow to 2,000 different members', () => {
    const staff = fixturesFor(DAY, 2000).staff();
    expect(staff).toHaveLength(2001);
    for (const key of ['eng_name', 'jp_name', 'username', 'email'] as const) {
      expect(new Set(staff.map((row) => row[key])).size).toBeGreaterThanOrEqual(2000);
    }
    expect(staff.slice(0, 31)).toEqual(fixtures.staff());
  });

  it('record three months of weekdays up to the day, without days of leave', () => {
    const slots = fixtures.task_performance();
    const dates = slots.map(({ date }) => date);
    expect([dates[0], dates.at(-1)]).toEqual(['2025-05-20', DAY]);
    expect(dates.some(isWeekend)).toBe(false);
    const records = new Map(fixtures.leave_records().map((row) => [row.id, row.staff_id]));
    const away = fixtures
      .leaves()
      .filter((row) => row.duration === '1')
      .map((row) => `${records.get(row.rec_id)} ${row.leave_date}`);
    expect(slots.filter((slot) => away.includes(`${slot.staff_id} ${slot.date}`))).toEqual([]);
  });

  it('store leave for every planned day', () => {
    const recordIds = new Map(fixtures.leave_records().map((row) => [row.staff_id, row.id]));
    const stored = new Set(fixtures.leaves().map((row) => `${row.rec_id} ${row.leave_date}`));
    const planned = planLeaves(DAY, fixtures.staff());
    expect(planned).not.toEqual([]);
    expect(planned.filter((plan) => !stored.has(`${recordIds.get(plan.staffId)} ${plan.date}`))).toEqual([]);
  });

  it('hold one slot for each date, member and period', () => {
    const slots = fixtures.task_performance();
    expect(new Set(slots.map((row) => `${row.date} ${row.staff_id} ${row.period}`)).size).toBe(slots.length);
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
  });

  it('balance every leave record', () => {
    for (const record of fixtures.leave_records()) {
      expect(record.remain_leaves).toBe(record.carry_leaves + record.first_annual + record.second_annual);
      expect(isCalendarDate(record.permanent_date)).toBe(true);
    }
  });

  it('lack some locations and hold some 0/0', () => {
    const places = fixtures.locations();
    expect(places.length).toBeLessThan(30);
    expect(places.filter((row) => Number(row.lat) === 0 && Number(row.lon) === 0)).toHaveLength(2);
  });

  it.each(['2025-01-02', '2025-03-31', '2024-02-29', '2025-12-31'] as const)('can be built on %s', (day) => {
    for (const build of Object.values(fixturesFor(day, 30))) expect(Array.isArray(build())).toBe(true);
  });

  it('reach the highest fines within a month', () => {
    expect(Math.max(...fixtures.fines().map(({ count }) => count))).toBeGreaterThan(3);
  });
});
