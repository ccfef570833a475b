import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { column, list, report, row } from './mock-client';

const get = async (body: object = {}) => (await report('staff/get', body)).data;
const getOne = async (body: object) => row(list(await get(body))[0]);

beforeEach(() => mockApi.setScenario('frozen:2025-08-20'));

describe('the list of members', () => {
  it('hides the deleted one and keeps the order of ids', async () => {
    expect(column(await get(), 'id')).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('is a list for one id as well, empty when that member is deleted', async () => {
    expect(await get({ id: 4 })).toMatchObject([{ id: 4, username: 'user' }]);
    expect(await get({ id: 31 })).toEqual([]);
    expect(await get({ id: 999 })).toMatchObject({ errors: { id: ['The selected id is invalid.'] } });
  });

  it('holds only requested relations', async () => {
    const member = await getOne({ id: 1 });
    for (const key of ['leave', 'fine', 'task_performance', 'location', 'password', 'staff_image']) {
      expect(Object.keys(member)).not.toContain(key);
    }
  });

  it('serves the photo under an absolute URL without encoding', async () => {
    const url = /^http:\/\/localhost\/images\/staffs\/\d+_プロフィール 写真\.svg$/;
    expect((await getOne({ id: 5 })).staff_image_url).toMatch(url);
    expect((await getOne({ id: 3 })).staff_image_url).toBeNull();
  });

  it('leaves the sort key out on request, as the newest server does', async () => {
    expect((await getOne({ id: 1 })).sort_key).toBe(1);
    mockApi.setScenario('no-sort-key');
    expect(Object.keys(await getOne({ id: 1 }))).not.toContain('sort_key');
  });
});

describe('relations', () => {
  it('are requested by their key, but not by null', async () => {
    const member = await getOne({ id: 4, fine: {}, location: null });
    expect(Object.keys(member)).toContain('fine');
    expect(Object.keys(member)).not.toContain('location');
  });

  it('return `over_time` under `over_times`, for the current month only', async () => {
    await report('over-time/create', { staff_id: 4, ot_date: '2025-08-01', ot_time: '6' });
    await report('over-time/create', { staff_id: 4, ot_date: '2025-07-31', ot_time: '6' });
    const member = await getOne({ id: 4, over_time: {} });
    expect(Object.keys(member)).not.toContain('over_time');
    expect(column(member.over_times, 'ot_date')).toContain('2025-08-01');
    expect(column(member.over_times, 'ot_date')).not.toContain('2025-07-31');
  });

  it('begin the month by UTC: early on the first in Tokyo it is still the month before', async () => {
    mockApi.setScenario('frozen:2025-09-01T08:00:00');
    await report('over-time/create', { staff_id: 4, ot_date: '2025-09-01', ot_time: '6' });
    const member = await getOne({ id: 4, over_time: {} });
    expect(column(member.over_times, 'ot_date')).not.toContain('2025-09-01');
  });

  it('return `leave` with leave records, which have neither date nor type', async () => {
    const { leave } = await getOne({ id: 4, leave: {} });
    expect(leave).toMatchObject([{ staff_id: 4, year: 2025, total_leaves: 10 }]);
    expect(Object.keys(row(list(leave)[0]))).not.toContain('leave_date');
  });

  it('expand project and task only inside slots and settings', async () => {
    const plain = await getOne({ id: 4, task_performance: {}, project: {} });
    expect(Object.keys(plain)).not.toContain('project');
    const [slot] = list(plain.task_performance);
    expect(slot).toMatchObject({ project: { cd: expect.any(String) } });
    expect(Object.keys(row(slot))).not.toContain('task');
    const both = await getOne({ id: 4, task_performance_setting: {}, project: {}, task: {} });
    expect(list(both.task_performance_setting)[0]).toMatchObject({
      day: 1,
      period: '08:30:00',
      project: { id: expect.any(Number) },
      task: { cd: expect.any(String) },
    });
  });

  it('return null for the project of a slot that was deleted', async () => {
    const member = await getOne({ id: 3, task_performance: {}, project: {} });
    expect(column(member.task_performance, 'project')).toContain(null);
  });

  it('return decimals as texts: locations and fines', async () => {
    const member = await getOne({ id: 4, location: {}, fine: {} });
    expect(row(member.location).lat).toMatch(/^\d+\.\d{7}$/);
    expect(list(member.fine)[0]?.amount).toMatch(/^\d+\.00$/);
    expect((await getOne({ id: 2, location: {} })).location).toBeNull();
  });

  it('read the inner switches of the skill sheet from the same request', async () => {
    const plain = row((await getOne({ id: 4, skill_sheet: {} })).skill_sheet);
    expect(plain.major_tech_stack).toMatchObject({ name: expect.any(String) });
    expect(Object.keys(plain)).not.toContain('tech_stack_proficiencies');
    const full = await getOne({ id: 4, skill_sheet: {}, tech_stack_proficiencies: {} });
    expect(list(row(full.skill_sheet).tech_stack_proficiencies)).not.toEqual([]);
    expect((await getOne({ id: 1, skill_sheet: {} })).skill_sheet).toBeNull();
  });
});
