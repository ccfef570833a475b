import { describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { form, report, row } from './mock-client';

const FIELDS = {
  eng_name: 'New Person',
  jp_name: 'ニュー パーソン',
  username: 'newperson',
  password: 'secret1',
  staff_no: 'SG-9999',
  address: 'Yangon',
  ph_number: '+95912345',
  position: '3',
  role: '2',
  email: 'new@example.com',
  permanent_date: '2025-01-10',
};
const create = (changes: Parameters<typeof form>[0] = {}) =>
  report('staff/create', form({ ...FIELDS, ...changes }));
const update = (changes: Parameters<typeof form>[0] = {}) =>
  report('staff/update', form({ id: '4', ...FIELDS, ...changes }));
const stored = (id: number) => mockApi.rows('staff').find((member) => member.id === id);
const without = (key: keyof typeof FIELDS) => {
  const { [key]: _, ...rest } = FIELDS;
  return rest;
};
const listProjectIds = (id: number) =>
  mockApi
    .rows('staff_projects')
    .filter((link) => link.staff_id === id)
    .map((link) => link.project_id);

describe('creating a member', () => {
  it('returns a bare status, links the projects and creates no leave record', async () => {
    expect(await create({ 'project[]': ['3', '5'] })).toMatchObject({ status: 200, data: { status: 200 } });
    expect(mockApi.rows('staff').at(-1)).toMatchObject({
      id: 32,
      username: 'newperson',
      position: 3,
      role: 2,
      sort_key: null,
    });
    expect(listProjectIds(32)).toEqual([3, 5]);
    expect(mockApi.rows('leave_records').some((record) => record.staff_id === 32)).toBe(false);
  });

  it.each(['staff_no', 'ph_number', 'email', 'permanent_date'] as const)(
    'fails inside a 200 when %s is left out',
    async (key) => {
      expect(await report('staff/create', form(without(key)))).toMatchObject({
        status: 200,
        data: { status: 500 },
      });
    },
  );

  it('fails inside a 200 when the staff number is blank', async () => {
    expect((await create({ staff_no: ' ' })).data).toEqual({ status: 500 });
  });

  it.each([
    ['username', 'user', 'The username has already been taken.'],
    ['email', 'user@example.com', 'The email has already been taken.'],
    ['eng_name', 'Myo Min Latt', 'The eng name has already been taken.'],
    ['staff_no', 'Tanaka Misaki', 'The staff no has already been taken.'],
    ['password', 'short', 'The password field must be at least 6 characters.'],
    ['email', 'nonsense', 'The email field must be a valid email address.'],
    ['role', 'x', 'The role field must be an integer.'],
  ])('refuses %s = %s', async (field, value, message) => {
    expect(await create({ [field]: value })).toMatchObject({
      status: 422,
      data: { errors: { [field]: [message] } },
    });
  });

  it('accepts a staff number that is taken: its rule checks the wrong column', async () => {
    expect((await create({ staff_no: 'SG-0001' })).data).toEqual({ status: 200 });
  });

  it('stores a photo under time and name, and serves its bytes', async () => {
    mockApi.setScenario('frozen:2025-08-20T09:00:00');
    await create({ staff_image: new File(['abc'], '顔 1.png', { type: 'image/png' }) });
    const name = mockApi.rows('staff').at(-1)?.staff_image;
    expect(name).toBe('1755648000_顔 1.png');
    const response = await fetch(`http://localhost/images/staffs/${name}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await response.text()).toBe('abc');
  });

  it('fails inside a 200 on a file name that its column cannot hold', async () => {
    const photo = new File(['abc'], `${'x'.repeat(100)}.png`);
    expect((await create({ staff_image: photo })).data).toEqual({ status: 500 });
  });
});

describe('updating a member', () => {
  it('returns the raw row: a file name and no URL', async () => {
    const { data } = await update({ staff_image: 'kept.svg' });
    expect(data).toMatchObject({ status: 200, staff: { id: 4, staff_image: 'kept.svg' } });
    expect(Object.keys(row(row(data).staff))).not.toContain('staff_image_url');
    expect(Object.keys(row(row(data).staff))).not.toContain('password');
  });

  it('removes the photo when `staff_image` is absent', async () => {
    expect(stored(4)?.staff_image).toMatch(/user\.svg$/);
    await update();
    expect(stored(4)?.staff_image).toBeNull();
  });

  it('keeps the password unless a new one is sent', async () => {
    await report('staff/update', form({ id: '4', ...without('password') }));
    expect(stored(4)?.password).toBe('user123');
    await update({ password: 'other12' });
    expect(stored(4)?.password).toBe('other12');
  });

  it.each(['', 'generation:a'])('keeps what was sent (%s)', async (scenario) => {
    mockApi.setScenario(scenario);
    await update({ 'project[]': ['1', '2'], permanent_date: '2020-02-02', sort_key: '4' });
    expect(listProjectIds(4)).toEqual([1, 2]);
    expect(stored(4)).toMatchObject({ permanent_date: '2020-02-02', sort_key: 4 });
  });

  it('loses the projects, a recorded permanent date and the sort key where the server keeps half', async () => {
    const before = { ...stored(4) };
    mockApi.setScenario('half-keeping');
    const { data } = await update({ 'project[]': ['1', '2'], permanent_date: '2020-02-02', sort_key: '4' });
    expect(data).toMatchObject({ status: 200, message: 'Member updated (permanent date skipped).' });
    expect(listProjectIds(4)).toEqual([]);
    expect(stored(4)).toMatchObject({
      address: 'Yangon',
      permanent_date: before.permanent_date,
      sort_key: before.sort_key,
    });
  });

  it('stores the sent work type, and null for a missing one', async () => {
    const workType = async () => row(((await report('staff/get', { id: 4 })).data as unknown[])[0]).work_type;
    expect(await workType()).toBe(1);
    await update({ work_type: '1' });
    expect(await workType()).toBe(1);
    await update();
    expect(await workType()).toBeNull();
  });

  it('has no unique rules', async () => {
    expect((await update({ username: 'admin', email: 'admin@example.com' })).data).toMatchObject({
      status: 200,
    });
  });

  it('answers a deleted member by a 404 inside a 200', async () => {
    expect(await update({ id: '31' })).toMatchObject({ status: 200, data: { status: 404 } });
  });

  it('stores null for what is left out', async () => {
    await update({ sort_key: '2', ref_person: 'Somebody' });
    expect(stored(4)).toMatchObject({ sort_key: 2, ref_person: 'Somebody' });
    await update();
    expect(stored(4)).toMatchObject({ sort_key: null, ref_person: null });
  });
});

describe('deleting a member', () => {
  it('answers the bare id, hides member and skill sheet, and keeps the names taken', async () => {
    expect(await report('staff/delete', { id: 4 })).toMatchObject({ status: 200, text: '4' });
    expect(stored(4)?.deleted_at).toEqual(expect.any(String));
    expect(mockApi.rows('skill_sheets').find((sheet) => sheet.staff_id === 4)?.deleted_at).toBeTruthy();
    expect((await create({ username: 'user' })).status).toBe(422);
  });
});
