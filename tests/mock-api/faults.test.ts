import { describe, expect, it } from 'vitest';
import { now } from '@/lib/clock';
import { mockApi } from '@/mock-api/node';
import { report, row, send } from './mock-client';

const NEW = { cd: 'NEW01', eng_name: 'New', jp_name: '新規' };
const hasNew = () => mockApi.rows('projects').some((project) => project.cd === NEW.cd);
const signIn = () => send('/login', { username: 'user', password: 'user123' }, { token: null });

describe('faults before the handler', () => {
  it.each([
    ['401', 401, { message: 'Unauthenticated.' }],
    ['403', 403, { message: 'This action is unauthorized.' }],
    ['404', 404, { message: expect.any(String) }],
    ['500', 500, []],
    ['200-500', 200, { status: 500 }],
  ])('%s answers in place of the handler, and writes nothing', async (name, status, data) => {
    mockApi.setScenario(name);
    expect(await report('project/create', NEW)).toMatchObject({ status, data });
    expect(hasNew()).toBe(false);
  });

  it.each([502, 504])('%i is the page of a gateway, and writes nothing', async (status) => {
    mockApi.setScenario(`${status}`);
    expect(await report('project/create', NEW)).toMatchObject({ status, type: 'text/html; charset=utf-8' });
    expect(hasNew()).toBe(false);
  });

  it('held waits until the switches are set again, and then answers', async () => {
    mockApi.setScenario('held@project/create');
    const answer = report('project/create', NEW);
    expect(await report('project/get')).toMatchObject({ status: 200 });
    expect(hasNew()).toBe(false);
    mockApi.setScenario('none');
    expect(await answer).toMatchObject({ status: 200 });
    expect(hasNew()).toBe(true);
  });

  it('offline is a failure of the network', async () => {
    mockApi.setScenario('offline');
    await expect(report('project/create', NEW)).rejects.toThrow();
    expect(hasNew()).toBe(false);
  });

  it('html is a page of a gateway', async () => {
    mockApi.setScenario('html');
    const { status, type, text } = await report('project/get');
    expect([status, type]).toEqual([502, 'text/html; charset=utf-8']);
    expect(text).toContain('<html');
  });

  it.each([
    ['project/create', ['cd', 'eng_name', 'jp_name']],
    ['task-performance/create', ['create_array.0.period']],
    ['task-performance-setting/discard', ['delete_array.0.period']],
    ['project/get', ['id']],
  ])('422 complains about fields of %s', async (path, fields) => {
    mockApi.setScenario('422');
    const { status, errors } = await report(path);
    expect([status, Object.keys(errors)]).toEqual([422, fields]);
  });

  it('422 of the sign-in has no list of errors', async () => {
    mockApi.setScenario('422@login');
    expect(await signIn()).toMatchObject({
      status: 422,
      data: { message: 'Username does not exist' },
      errors: {},
    });
  });

  it('slow delays the answer', async () => {
    mockApi.setScenario('slow:60');
    const start = performance.now();
    expect((await report('project/get')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(50);
  });
});

describe('faults after the handler', () => {
  it('lost-response loses the response of a completed write', async () => {
    mockApi.setScenario('lost-response');
    await expect(report('project/create', NEW)).rejects.toThrow();
    expect(hasNew()).toBe(true);
  });

  it.each([500, 502, 504])('%i-after fails after a completed write', async (status) => {
    mockApi.setScenario(`${status}-after`);
    expect((await report('project/create', NEW)).status).toBe(status);
    expect(hasNew()).toBe(true);
  });

  it.each([
    ['repeated', 2],
    ['repeated:7', 7],
  ])('%s repeats the write %i times, and returns the last response', async (name, times) => {
    mockApi.setScenario(name);
    const before = mockApi.rows('fines').length;
    expect((await report('fines/create', { staff: 4, date: '2026-11-18', time: '09:30:00' })).status).toBe(
      200,
    );
    expect(mockApi.rows('fines').length - before).toBe(times);
  });

  it('kept-alive-break writes twice, and loses the response', async () => {
    mockApi.setScenario('kept-alive-break');
    const before = mockApi.rows('fines').length;
    await expect(
      report('fines/create', { staff: 4, date: '2026-11-18', time: '09:30:00' }),
    ).rejects.toThrow();
    expect(mockApi.rows('fines').length - before).toBe(2);
  });

  it('malformed truncates the response', async () => {
    mockApi.setScenario('malformed');
    const { status, text } = await report('project/get');
    expect(status).toBe(200);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it('wrong-shape returns another shape', async () => {
    mockApi.setScenario('wrong-shape');
    expect((await report('project/get')).data).toEqual({ unexpected: 'shape' });
  });

  it('empty empties lists in their own shape, and does not change writes', async () => {
    mockApi.setScenario('empty');
    expect((await report('project/get')).data).toEqual([]);
    expect((await report('fines/get')).data).toEqual({ data: [] });
    expect((await report('sys-management/get-grade')).data).toEqual([]);
    expect((await report('project/create', NEW)).data).toMatchObject(NEW);
  });
});

describe('a server that stores nothing', () => {
  it.each([
    ['keeps-nothing:status', 200, '{"status":200}'],
    ['keeps-nothing:list', 200, '[]'],
    ['keeps-nothing:empty', 200, ''],
    ['keeps-nothing:text-500', 200, '{"status":"500"}'],
    ['keeps-nothing:success-false', 200, '{"success":false}'],
    ['keeps-nothing:errors-201', 201, '{"errors":{"id":["The selected id is invalid."]}}'],
  ])('%s answers %i %s', async (name, status, text) => {
    mockApi.setScenario(name);
    expect(await report('project/create', NEW)).toMatchObject({ status, text });
    expect(hasNew()).toBe(false);
  });

  it('answers by default as if the write were stored', async () => {
    mockApi.setScenario('keeps-nothing@project/create!once');
    expect((await report('project/create', NEW)).data).toMatchObject(NEW);
    expect(hasNew()).toBe(false);
    await report('project/create', NEW);
    expect(hasNew()).toBe(true);
  });

  it('does not delete, and does not change reads and refusals', async () => {
    mockApi.setScenario('keeps-nothing:status');
    expect((await report('fines/delete', { id: 1 })).data).toEqual({ status: 200 });
    expect(mockApi.rows('fines').some(({ id, deleted_at }) => id === 1 && !deleted_at)).toBe(true);
    expect((await report('project/get')).rows.length).toBeGreaterThan(5);
    expect((await report('project/create', {})).status).toBe(422);
  });
});

describe('the scope of a fault', () => {
  it('a part limits a fault to its paths', async () => {
    mockApi.setScenario('500@project');
    expect((await report('project/get')).status).toBe(500);
    expect((await report('task/get')).status).toBe(200);
  });

  it('once leaves a working server for the retry', async () => {
    mockApi.setScenario('500@project/get!once');
    expect((await report('task/get')).status).toBe(200);
    expect((await report('project/get')).status).toBe(500);
    expect((await report('project/get')).status).toBe(200);
  });

  it('the sign-in has only faults that name it', async () => {
    mockApi.setScenario('500,offline');
    expect((await signIn()).status).toBe(200);
    mockApi.setScenario('html@login');
    expect((await signIn()).status).toBe(502);
    mockApi.setScenario('401@user');
    expect((await send('/user', undefined, { method: 'GET' })).status).toBe(401);
  });

  it('photos have none', async () => {
    mockApi.setScenario('offline,500@images,404');
    const response = await fetch('http://localhost/images/staffs/1_face.svg');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('401-after ends the session once; a new sign-in works', async () => {
    const token = mockApi.signInAs('user');
    mockApi.setScenario('401-after:2');
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) statuses.push((await report('task/get', {}, { token })).status);
    expect(statuses).toEqual([200, 200, 401, 401]);
    expect((await send('/user', undefined, { token, method: 'GET' })).text).toBe('{}');
    const again = String(row((await signIn()).data).token);
    expect((await report('task/get', {}, { token: again })).status).toBe(200);
  });
});

describe('switches', () => {
  it('role changes the role of the signed-in member, and no other', async () => {
    mockApi.setScenario('role:user');
    const token = mockApi.signInAs('admin');
    expect((await send('/user', undefined, { token, method: 'GET' })).data).toMatchObject({ id: 1, role: 2 });
    const { rows } = await report('staff/get', {}, { token });
    expect([rows[0]?.role, rows[1]?.role]).toEqual([2, 1]);
    mockApi.setScenario('role:admin');
    expect((await signIn()).data).toMatchObject({ staff: { id: 4, role: 1 } });
  });

  it('frozen stops the clock until the scenario ends', () => {
    mockApi.setScenario('frozen:2025-08-20T09:00:00');
    expect(now()).toEqual(new Date(2025, 7, 20, 9));
    mockApi.setScenario('none');
    expect(now().getFullYear()).toBeGreaterThan(2025);
  });

  it('reset restores the data and keeps the rest of the scenario', async () => {
    await report('project/create', NEW);
    mockApi.setScenario('reset,slow:1');
    expect(hasNew()).toBe(false);
    mockApi.setScenario('none');
  });

  it('an unknown one is refused and changes nothing', () => {
    mockApi.setScenario('empty');
    expect(() => mockApi.setScenario('empty,nonsense')).toThrow('"nonsense"');
  });
});
