import { describe, expect, it } from 'vitest';
import { DEFAULT_SCENARIO, affects, type Fault } from '@/mock-api/scenario';
import { formatScenario, parseScenario } from '@/mock-api/scenario-text';

const fault = (changes: Partial<Fault>): Fault => ({
  name: '500',
  amount: null,
  body: null,
  pathPart: null,
  isOnce: false,
  ...changes,
});

describe('reading a scenario', () => {
  it.each<[string, Partial<Fault>]>([
    ['500', { name: '500' }],
    ['slow', { name: 'slow' }],
    ['slow:3000', { name: 'slow', amount: 3000 }],
    ['422@task-performance/create', { name: '422', pathPart: 'task-performance/create' }],
    ['401-after:3', { name: '401-after', amount: 3 }],
    ['lost-response@leave/create!once', { name: 'lost-response', pathPart: 'leave/create', isOnce: true }],
    ['keeps-nothing', { name: 'keeps-nothing' }],
    [
      'keeps-nothing:text-500@leave/create!once',
      { name: 'keeps-nothing', body: 'text-500', pathPart: 'leave/create', isOnce: true },
    ],
    ['slow:10@login!once', { name: 'slow', amount: 10, pathPart: 'login', isOnce: true }],
  ])('%s is a fault', (text, expected) => {
    expect(parseScenario(text).faults).toEqual([fault(expected)]);
  });

  it.each([
    ['role:user', { role: 'user' }],
    ['generation:a', { generation: 'a' }],
    ['fines:store', { storesFineStatus: true }],
    ['task-dates', { needsTaskDates: true }],
    ['discard:500', { isDiscardBroken: true }],
    ['strict', { isStrict: true }],
    ['no-sort-key', { hidesSortKey: true }],
    ['leave-staff-ids', { namesLeaveOwner: true }],
    ['whole-day-count', { countsWholeDays: true }],
    ['half-keeping', { keepsHalf: true }],
    ['odd-rows', { hasOddRows: true }],
    ['moment-dates', { hasMomentDates: true }],
    ['overtime-limits', { hasOvertimeLimits: true }],
    ['staff:2000', { staffCount: 2000 }],
    ['frozen:2025-08-20T10:30:00', { frozenAt: '2025-08-20T10:30:00' }],
    ['frozen:2025-08-20T10:30', { frozenAt: '2025-08-20T10:30:00' }],
    ['frozen:2025-08-20', { frozenAt: '2025-08-20T09:00:00' }],
    ['reset', { isReset: true }],
  ])('%s is a switch', (text, expected) => {
    expect(parseScenario(text)).toEqual({ ...DEFAULT_SCENARIO, ...expected });
  });

  it('accepts several terms, and drops the earlier ones at `none`', () => {
    expect(parseScenario('empty, slow:5 ,role:admin')).toMatchObject({
      faults: [{ name: 'empty' }, { name: 'slow' }],
      role: 'admin',
    });
    expect(parseScenario('empty,none,500').faults).toEqual([fault({})]);
    expect(parseScenario('')).toEqual(DEFAULT_SCENARIO);
  });

  it.each([
    'fast',
    'slow:x',
    'slow:-1',
    'slow:Infinity',
    '401-after:1.5',
    'slow:status',
    '500:2',
    'keeps-nothing:5',
    'keeps-nothing:page',
    'staff:3',
    'staff:100.5',
    'role:boss',
    'frozen:tomorrow',
    'frozen:2025-02-30',
    'reset@x',
    '422@',
  ])('refuses %s', (text) => {
    expect(() => parseScenario(text)).toThrow(`"${text}"`);
  });

  it.each([
    '',
    '422@task/get!once,slow:3000,role:user,generation:a,staff:2000,frozen:2025-08-20T09:00:00',
    'keeps-nothing:errors-201@fines!once,keeps-nothing@leave',
    'fines:store,task-dates,discard:500,strict,no-sort-key,odd-rows',
  ])('is unchanged by writing and reading: %s', (text) => {
    expect(formatScenario(parseScenario(text))).toBe(text);
  });
});

describe('the requests that a fault affects', () => {
  it('are all of the API, except those at the start', () => {
    expect(affects(fault({}), { path: '/reporting-system/staff/get', isApi: true })).toBe(true);
    expect(affects(fault({}), { path: '/login', isApi: true })).toBe(false);
    expect(affects(fault({}), { path: '/user', isApi: true })).toBe(false);
    expect(affects(fault({}), { path: '/mock-services/enhance', isApi: false })).toBe(false);
  });

  it('are those that contain its part', () => {
    expect(
      affects(fault({ pathPart: 'staff/get' }), { path: '/reporting-system/staff/get', isApi: true }),
    ).toBe(true);
    expect(
      affects(fault({ pathPart: 'staff/get' }), { path: '/reporting-system/staff/create', isApi: true }),
    ).toBe(false);
    expect(affects(fault({ pathPart: 'login' }), { path: '/login', isApi: true })).toBe(true);
    expect(affects(fault({ pathPart: 'enhance' }), { path: '/mock-services/enhance', isApi: false })).toBe(
      true,
    );
  });
});
