import { describe, expect, it, vi } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { report, row, send } from './mock-client';

const login = (body: unknown) => send('/login', body, { token: null });
const GOOD = { username: 'user', password: 'user123', lat: 16.8, lon: 96.1 };

describe('signing in', () => {
  it('gives a token and the member without relations or password', async () => {
    const { status, data } = await login(GOOD);
    expect(status).toBe(200);
    expect(row(data).token).toMatch(/^\d+\|\w{40}$/);
    const { staff } = row(data);
    expect(staff).toMatchObject({ id: 4, username: 'user', role: 2, eng_name: 'Hnin Yu Wai' });
    expect(Object.keys(row(staff))).not.toContain('password');
    expect(Object.keys(row(staff))).not.toContain('fine');
  });

  it.each([
    ['an unknown user name', { ...GOOD, username: 'nobody' }, 422, { message: 'Username does not exist' }],
    ['a wrong password', { ...GOOD, password: 'wrong1' }, 401, { message: 'Password is incorrect' }],
    ['a missing password', { username: 'user' }, 500, []],
    ['a password that is not a text', { ...GOOD, password: 123456 }, 500, []],
  ])('answers %s without a list of errors', async (_, body, status, data) => {
    expect(await login(body)).toMatchObject({ status, data });
  });

  it('refuses a deleted member', async () => {
    expect((await login({ ...GOOD, username: 'myomin', password: 'password' })).status).toBe(422);
  });

  it('ignores unknown fields', async () => {
    expect((await login({ ...GOOD, remember: true })).status).toBe(200);
  });

  it('stores one location for each member, 0/0 of a failed look-up too', async () => {
    await login({ ...GOOD, lat: 0, lon: 0 });
    const places = mockApi.rows('locations').filter((row) => row.staff_id === 4);
    expect(places).toMatchObject([{ lat: '0.0000000', lon: '0.0000000' }]);
  });

  it('stores nothing when the server fails after it has stored the location', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
      throw new Error('The system has no random numbers');
    });
    expect((await login({ ...GOOD, username: 'tanaka', password: 'password' })).status).toBe(500);
    expect(complaints).toHaveBeenCalled();
    expect(mockApi.rows('locations').filter((row) => row.staff_id === 2)).toEqual([]);
  });

  it('keeps earlier tokens valid', async () => {
    const first = String(row((await login(GOOD)).data).token);
    await login(GOOD);
    expect((await report('project/get', {}, { token: first })).status).toBe(200);
  });
});

describe('the bearer token', () => {
  it.each([null, '1|wrong', 'nonsense'])('%s is refused on protected requests', async (token) => {
    expect(await report('project/get', {}, { token })).toMatchObject({
      status: 401,
      data: { message: 'Unauthenticated.' },
    });
  });

  it.each([null, '1|wrong'])('%s makes GET /user answer 200 with an empty object', async (token) => {
    expect(await send('/user', undefined, { token, method: 'GET' })).toMatchObject({
      status: 200,
      text: '{}',
    });
  });

  it('makes GET /user answer its owner', async () => {
    const token = mockApi.signInAs('user');
    expect((await send('/user', undefined, { token, method: 'GET' })).data).toMatchObject({ id: 4, role: 2 });
  });

  it('of a deleted member is invalid', async () => {
    const token = mockApi.signInAs('user');
    await report('staff/delete', { id: 4 });
    expect((await report('project/get', {}, { token })).status).toBe(401);
    expect((await send('/user', undefined, { token, method: 'GET' })).text).toBe('{}');
  });

  it('allows every request to every role: the server checks none', async () => {
    expect((await report('fines/get', {}, { token: mockApi.signInAs('user') })).status).toBe(200);
  });
});

describe('the server framework', () => {
  it('answers 405 to the wrong verb and 404 to an unknown path', async () => {
    expect((await report('project/get', undefined, { method: 'GET' })).status).toBe(405);
    expect((await report('project/fetch')).status).toBe(404);
  });

  it('answers a page instead of JSON when JSON is not requested', async () => {
    const headers = { accept: '*/*' };
    const unauthenticated = await report('project/get', {}, { token: null, headers });
    expect(unauthenticated).toMatchObject({ status: 500, type: 'text/html; charset=utf-8' });
    expect((await report('project/create', {}, { headers })).type).toContain('text/html');
  });

  it('logs each request with its path, body and headers', async () => {
    await report('project/get', { id: 1 }, { token: null });
    expect(mockApi.log()).toMatchObject([
      {
        method: 'POST',
        path: '/reporting-system/project/get',
        body: { id: 1 },
        headers: { authorization: false, accept: 'application/json', 'content-type': 'application/json' },
      },
    ]);
    mockApi.clearLog();
    expect(mockApi.log()).toEqual([]);
  });
});
