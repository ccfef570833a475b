// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, type ApiErrorKind } from '@/api/api-error';
import { connectSession } from '@/api/bearer-token';
import { variantMemory } from '@/api/variant-memory';
import { API_VARIANTS, type ApiVariant } from '@/api/api-variants';
import { requestWithVariant } from '@/api/request-with-variant';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import { blockStorage } from '../support/browser-states';

const CREATE = 'reporting-system/task-performance/create';
const DELETE = 'reporting-system/task-performance/delete';
const TASKS = 'reporting-system/task/get';
const LEAVE = 'reporting-system/leave/create';
const RECORDS = 'reporting-system/leave-record/get';

function findVariant(path: string): ApiVariant {
  const variant = API_VARIANTS[path];
  invariant(variant, `${path} has variants`);
  return variant;
}

const refusal = (fields: Record<string, string>, kind: ApiErrorKind = 'invalid', status = 422) =>
  new ApiError(kind, {
    status,
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]])),
  });

const SHORT = 'The create_array.0.period field must match the format H:i.';
const OLDER_SHORT = 'The create_array.0.period does not match the format H:i.';
const LONG = 'The create_array.0.period field must match the format H:i:s.';
const REQUIRED = 'The field is required.';

describe('a refused call', () => {
  it.each<[path: string, error: ApiError, asks: 'other' | 'specified' | 'neither' | 'both']>([
    [CREATE, refusal({ 'create_array.0.period': SHORT, 'create_array.1.period': OLDER_SHORT }), 'other'],
    [CREATE, refusal({ 'create_array.0.period': LONG }), 'specified'],
    [CREATE, refusal({ 'create_array.0.period': REQUIRED }), 'neither'],
    [CREATE, refusal({ 'create_array.0.period': SHORT, 'create_array.0.date': REQUIRED }), 'neither'],
    [CREATE, refusal({ 'create_array.0.period': SHORT }, 'server', 500), 'neither'],
    [CREATE, refusal({}), 'neither'],
    [TASKS, refusal({ start_date: REQUIRED, end_date: REQUIRED }), 'both'],
    [TASKS, refusal({ start_date: REQUIRED, id: REQUIRED }), 'neither'],
    [LEAVE, refusal({ leave_date: REQUIRED }), 'both'],
    [LEAVE, refusal({ leave_date: REQUIRED, duration: REQUIRED }), 'neither'],
    [LEAVE, refusal({ 'start_date.1': 'Unknown.' }), 'specified'],
    [RECORDS, refusal({}, 'server', 500), 'other'],
    [RECORDS, refusal({ staff_id: 'The staff id has already been taken.' }), 'other'],
    [RECORDS, refusal({}, 'server', 503), 'neither'],
    // Fields of other names.
    [CREATE, refusal({ 'create_array.0.period.0': SHORT }), 'neither'],
    [CREATE, refusal({ 'create_array.0.period.0': LONG }), 'neither'],
    [TASKS, refusal({ old_start_date: REQUIRED }), 'neither'],
    [TASKS, refusal({ start_date_of: REQUIRED }), 'neither'],
    [LEAVE, refusal({ last_leave_date: REQUIRED }), 'neither'],
    [LEAVE, refusal({ leave_date_of: REQUIRED }), 'neither'],
    [RECORDS, refusal({ of_staff_id: REQUIRED }), 'neither'],
    [RECORDS, refusal({ staff_id_of: REQUIRED }), 'neither'],
  ])(
    'with %s is repeated in the other variant only if the errors name nothing else: %o',
    (path, error, asks) => {
      const { refusesSpecified, refusesVariant } = findVariant(path);
      expect([refusesSpecified(error), refusesVariant(error)]).toEqual([
        asks === 'other' || asks === 'both',
        asks === 'specified' || asks === 'both',
      ]);
    },
  );
});

it.each([
  [
    CREATE,
    { create_array: [{ day: 1, period: '08:30:00' }] },
    { create_array: [{ day: 1, period: '08:30' }] },
  ],
  [
    CREATE,
    { create_array: [null, 'row', { day: 1 }, { period: 5 }], of: { period: '08:30:00' } },
    { create_array: [null, 'row', { day: 1 }, { period: 5 }], of: { period: '08:30:00' } },
  ],
  [TASKS, {}, { start_date: '2000-01-01', end_date: '2099-12-31' }],
  [LEAVE, { leave_date: '2026-11-02', duration: 1 }, null],
  [
    LEAVE,
    { multi_date: ['2026-11-02', '2026-11-04'] },
    {
      multi_date: ['2026-11-02', '2026-11-04'],
      leave_date: '2026-11-02',
      start_date: ['2026-11-02', '2026-11-04'],
    },
  ],
  [RECORDS, { staff_id: 4 }, {}],
  [RECORDS, {}, null],
])('%s sends %o in the other variant as %o', (path, body, other) => {
  expect(findVariant(path).translate(body)).toEqual(other);
});

describe('a call that some servers expect in another variant', () => {
  let token: string | null;
  const row = { date: '2026-11-21', staff_id: 4, project_id: 2, task_id: 1, period: '08:30:00' };
  const { project_id: _project, task_id: _task, ...key } = row;
  const send = (path: string, body: Record<string, unknown>) =>
    requestWithVariant(z.unknown(), { path, body });
  const create = (...rows: object[]) => send(CREATE, { create_array: rows });
  const calls = () => mockApi.log().map(({ body }) => JSON.stringify(body));

  beforeEach(() => {
    token = mockApi.signInAs('admin');
    connectSession({ getToken: () => token, onUnauthorized: () => undefined });
    mockApi.clearLog();
  });

  it('is sent once as specified, and no variant is remembered, if the server accepts it', async () => {
    await create(row);
    expect(calls()).toEqual([JSON.stringify({ create_array: [row] })]);
    expect(variantMemory.lasting.has(CREATE)).toBe(false);
  });

  it('is repeated once in the other variant, which is then used first for this path only', async () => {
    mockApi.setScenario('strict');
    await create(row);
    await create(row);
    expect(calls().map((body) => body.includes('08:30:00'))).toEqual([true, false, false]);
    expect(variantMemory.lasting.has(CREATE)).toBe(true);
    expect(variantMemory.lasting.has(DELETE)).toBe(false);
    await send(DELETE, { delete_array: [key] });
    expect(calls()).toHaveLength(5);
  });

  it('keeps the variant that the server accepted, even if the call failed for another reason', async () => {
    mockApi.setScenario('generation:a');
    const leave = {
      staff_id: 13,
      multi_date: ['2026-11-19', '2026-11-20'],
      duration: 'Full Day',
      reason: 'Trip',
    };
    for (const _ of [1, 2]) await expect(send(LEAVE, leave)).rejects.toMatchObject({ status: 500 });
    expect(calls().map((body) => body.includes('start_date'))).toEqual([false, true, true]);
    mockApi.setScenario('generation:a,offline@leave/create');
    variantMemory.lasting.set(LEAVE, false);
    await expect(send(LEAVE, leave)).rejects.toMatchObject({ kind: 'offline' });
    expect(variantMemory.lasting.has(LEAVE)).toBe(false);
  });

  it('returns to the specified form when the other variant is refused', async () => {
    variantMemory.lasting.set(CREATE, true);
    await create(row);
    expect(calls().map((body) => body.includes('08:30:00'))).toEqual([false, true]);
    expect(variantMemory.lasting.has(CREATE)).toBe(false);
  });

  it('is saved once each when two calls start at the same time', async () => {
    mockApi.setScenario('strict');
    await Promise.all([create(row), create({ ...row, period: '09:00:00' })]);
    expect(calls()).toHaveLength(4);
    expect(mockApi.rows('task_performance').filter(({ date }) => date === row.date)).toHaveLength(2);
    expect(variantMemory.lasting.has(CREATE)).toBe(true);
  });

  it('fails with the refusal when something else is invalid as well', async () => {
    mockApi.setScenario('strict');
    await expect(create({ ...row, task_id: 999 })).rejects.toMatchObject({ kind: 'invalid' });
    expect(calls()).toHaveLength(1);
  });

  it('is not repeated with the token of the next user', async () => {
    mockApi.setScenario('strict');
    const refused = create(row);
    token = mockApi.signInAs('user');
    await expect(refused).rejects.toMatchObject({ kind: 'invalid' });
    expect(calls()).toHaveLength(1);
  });

  it('remembers the variant until the page is closed when the storage is blocked', async () => {
    blockStorage();
    mockApi.setScenario('strict');
    await create(row);
    await create(row);
    expect(calls()).toHaveLength(3);
    vi.restoreAllMocks();
    // A storage that works again replaces the variant in the memory of the page.
    variantMemory.lasting.set(CREATE, false);
    expect(variantMemory.lasting.has(CREATE)).toBe(false);
  });

  it('remembers a variant for this tab only when the server broke down instead of refusing', async () => {
    mockApi.setScenario('generation:a');
    await send(RECORDS, { staff_id: 4 });
    await send(RECORDS, { staff_id: 4 });
    expect(calls()).toEqual(['{"staff_id":4}', '{}', '{}']);
    expect([variantMemory.ofTab.has(RECORDS), variantMemory.lasting.has(RECORDS)]).toEqual([true, false]);
  });
});
