// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { report } from './mock-client';

const get = async (body: object = {}) => (await report('staff/get', body)).data;

beforeEach(() => mockApi.setScenario('frozen:2025-08-20'));

describe('the list of members', () => {
  it('hides the deleted one and keeps the order of ids', async () => {
    const staff = await get();
    expect(staff.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('is a list for one id as well, empty when that member is deleted', async () => {
    expect(await get({ id: 4 })).toMatchObject([{ id: 4, username: 'user' }]);
    expect(await get({ id: 31 })).toEqual([]);
    expect(await get({ id: 999 })).toMatchObject({ errors: { id: ['The selected id is invalid.'] } });
  });

  it('holds no relation that was not asked for', async () => {
    const [first] = await get();
    expect(Object.keys(first)).toEqual(
      expect.not.arrayContaining([
        'leave',
        'fine',
        'task_performance',
        'location',
        'password',
        'staff_image',
      ]),
    );
  });

  it('serves the photo under an absolute URL without encoding', async () => {
    const [member] = await get({ id: 5 });
    expect(member.staff_image_url).toMatch(
      /^http:\/\/localhost\/images\/staffs\/\d+_プロフィール 写真\.svg$/,
    );
    expect((await get({ id: 3 }))[0].staff_image_url).toBeNull();
  });

  it('leaves the sort key out on request, as the newest server does', async () => {
    expect((await get({ id: 1 }))[0].sort_key).toBe(1);
    mockApi.setScenario('no-sort-key');
    expect(Object.keys((await get({ id: 1 }))[0])).not.toContain('sort_key');
  });
});

describe('relations', () => {
  it('count as asked for by their key, but not when null', async () => {
    const [member] = await get({ id: 4, fine: {}, location: null });
    expect(Object.keys(member)).toContain('fine');
    expect(Object.keys(member)).not.toContain('location');
  });

  it('answer `over_time` under `over_times`, for the current month only', async () => {
    const [first] = mockApi.rows('over_times');
    await report('over-time/create', { staff_id: first?.staff_id, ot_date: '2025-08-01', ot_time: '6' });
    await report('over-time/create', { staff_id: first?.staff_id, ot_date: '2025-07-31', ot_time: '6' });
    const [member] = await get({ id: first?.staff_id, over_time: {} });
    expect(member.over_time).toBeUndefined();
    const dates: string[] = member.over_times.map((row: { ot_date: string }) => row.ot_date);
    expect(dates).toContain('2025-08-01');
    expect(dates).not.toContain('2025-07-31');
  });

  it('begin the month by UTC: early on the first in Tokyo it is still the month before', async () => {
    await report('over-time/create', { staff_id: 4, ot_date: '2025-09-01', ot_time: '6' });
    mockApi.setScenario('frozen:2025-09-01T08:00:00');
    await report('over-time/create', { staff_id: 4, ot_date: '2025-09-01', ot_time: '6' });
    const [member] = await get({ id: 4, over_time: {} });
    const dates: string[] = member.over_times.map((row: { ot_date: string }) => row.ot_date);
    expect(dates).not.toContain('2025-09-01');
  });

  it('answer `leave` with leave records, which have neither date nor type', async () => {
    const [member] = await get({ id: 4, leave: {} });
    expect(member.leave).toMatchObject([{ staff_id: 4, year: 2025, total_leaves: 10 }]);
    expect(Object.keys(member.leave[0])).not.toContain('leave_date');
  });

  it('expand project and task only inside slots and settings', async () => {
    const [plain] = await get({ id: 4, task_performance: {}, project: {} });
    expect(plain.project).toBeUndefined();
    expect(plain.task_performance[0].project).toMatchObject({ cd: expect.any(String) });
    expect(Object.keys(plain.task_performance[0])).not.toContain('task');
    const [both] = await get({ id: 4, task_performance_setting: {}, project: {}, task: {} });
    expect(both.task_performance_setting[0]).toMatchObject({
      day: 1,
      period: '08:30:00',
      project: { id: expect.any(Number) },
      task: { cd: expect.any(String) },
    });
  });

  it('give null for the project of a slot that was deleted', async () => {
    const [member] = await get({ id: 3, task_performance: {}, project: {} });
    const orphans = member.task_performance.filter((row: { project: unknown }) => row.project === null);
    expect(orphans.length).toBeGreaterThan(0);
  });

  it('give decimals as texts: places and fines', async () => {
    const [member] = await get({ id: 4, location: {}, fine: {} });
    expect(member.location.lat).toMatch(/^\d+\.\d{7}$/);
    expect(member.fine[0].amount).toMatch(/^\d+\.00$/);
    const [absent] = await get({ id: 2, location: {} });
    expect(absent.location).toBeNull();
  });

  it('read the inner switches of the skill sheet from the same request', async () => {
    const [plain] = await get({ id: 4, skill_sheet: {} });
    expect(plain.skill_sheet.major_tech_stack.name).toEqual(expect.any(String));
    expect(plain.skill_sheet.tech_stack_proficiencies).toBeUndefined();
    const [full] = await get({ id: 4, skill_sheet: {}, tech_stack_proficiencies: {} });
    expect(full.skill_sheet.tech_stack_proficiencies.length).toBeGreaterThan(0);
    expect((await get({ id: 1, skill_sheet: {} }))[0].skill_sheet).toBeNull();
  });
});
