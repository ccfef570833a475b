import { expect, it } from 'vitest';
import type { Step } from '@/features/hours/explorer/model/aggregate';
import { formerHours, findMenPowerScope } from '@/features/hours/explorer/model/former-hours';
import { packHours } from '@/features/hours/explorer/model/hour-columns';

const range = { start: '2026-10-01', end: '2026-11-30' } as const;
const october = { start: '2026-10-01', end: '2026-10-31' } as const;
const step = (dimension: Step['dimension'], key: string): Step => ({ dimension, key });

it.each<[string, Step[], ReturnType<typeof findMenPowerScope>]>([
  ['everything', [], { range, projectId: null }],
  ['a project', [step('project', '7')], { range, projectId: 7 }],
  [
    'a month of a project',
    [step('project', '7'), step('month', '2026-10')],
    { range: october, projectId: 7 },
  ],
  ['deleted projects', [step('project', 'deleted')], null],
  ['a person', [step('project', '7'), step('member', '4')], null],
  ['a task', [step('task', '2')], null],
  ['an unknown day', [step('month', '')], null],
  ['a month outside of the range', [step('month', '2026-09')], null],
])('compares %s with men power', (_name, steps, expected) => {
  expect(findMenPowerScope(range, steps)).toEqual(expected);
});

const entity = (id: number) => ({ id, eng_name: '', jp_name: '' });
const recorded = packHours([
  { member: entity(4), project: entity(7), time: '2026-10-05', halfHours: 16 },
  { member: entity(4), project: entity(8), time: '2026-10-06', halfHours: 4 },
  { member: entity(4), project: entity(7), time: '2026-11-02', halfHours: 10 },
]);
const menPower = (id: number, hours: number) => ({ ...entity(id), code: '', men: 1, days: 1, hours });

it.each([
  ['of a project', [menPower(7, 11.5), menPower(8, 2)], 7, 3.5],
  ['of all projects', [menPower(7, 11.5), menPower(8, 2)], null, 3.5],
  ['of a project without any', [menPower(8, 2)], 8, 0],
  ['are unknown on a server without project ids', [menPower(-1, 11.5)], 7, null],
  ['where more was recorded since', [menPower(7, 7)], 7, 0],
])('describes the hours of former members %s', (_name, rows, projectId, expected) => {
  expect(formerHours(rows, recorded, { range: october, projectId })).toBe(expected);
});
