import { expect, it } from 'vitest';
import { withIdleMembers } from '@/features/work/model/member-hours';
import { hourColumnsSchema } from '@/features/hours/api/hours-queries';
import { teamHoursSchema } from '@/features/work/api/team-hours-queries';
import { listFacts } from './hour-facts';

const half = (staff_id: number, eng_name: string) => ({
  id: 1,
  staff_id,
  eng_name,
  jp_name: '',
  periods: '',
});

it('counts each row as half an hour and keeps the order of first appearance [HR-1]', () => {
  const rows = [half(7, 'Ken'), half(4, 'Hana'), half(7, 'Ken'), half(7, 'Ken')];
  expect(teamHoursSchema.parse(rows)).toEqual([
    { id: 7, eng_name: 'Ken', jp_name: '', hours: 1.5 },
    { id: 4, eng_name: 'Hana', jp_name: '', hours: 0.5 },
  ]);
});

it('lists people without hours last, unless all are without [HR-1]', () => {
  const hana = { id: 4, eng_name: 'Hana', jp_name: '花子' };
  const ken = { id: 7, eng_name: 'Ken', jp_name: '' };
  expect(withIdleMembers([{ ...ken, hours: 1 }], [hana, ken])).toEqual([
    { ...ken, hours: 1 },
    { ...hana, hours: 0 },
  ]);
  expect(withIdleMembers([], [hana, ken])).toEqual([]);
});

it('distinguishes people of the same name by id', () => {
  expect(teamHoursSchema.parse([half(1, 'Ken'), half(2, 'Ken')])).toHaveLength(2);
});

const factsIn = (rows: unknown) => listFacts(hourColumnsSchema.parse(rows));

const project = (changes: object = {}) => ({
  ...half(4, 'Hana'),
  project_id: 2,
  project_eng: 'Bank',
  project_jp: '銀行',
  date: '2026-11-20',
  ...changes,
});

it('sums the half hours of a member, project and day [HR-3]', () => {
  const rows = [project(), project(), project({ date: '2026-11-19' }), project({ project_id: 3 })];
  expect(factsIn(rows).map(({ time, halfHours, project: at }) => [time, at?.id, halfHours])).toEqual([
    ['2026-11-20', 2, 2],
    ['2026-11-19', 2, 1],
    ['2026-11-20', 3, 1],
  ]);
});

it.each([
  ['a page', '<html>'],
  ['an object', {}],
])('refuses %s', (_name, answer) => {
  expect(hourColumnsSchema.safeParse(answer).success).toBe(false);
});

it.each([
  ['an invalid row', [null]],
  ['a row without a person', [{ ...project(), staff_id: null }]],
  ['a row without a day', [project({ date: '2026-02-30' })]],
  ['a row without a project', [project({ project_id: undefined })]],
])('leaves out the invalid row %s', (_name, odd) => {
  expect(factsIn([...odd, project()])).toHaveLength(1);
});

it('reads 200,000 rows', () => {
  const names = { eng_name: 'Hana', jp_name: '花子', project_eng: 'Bank', project_jp: '銀行' };
  const rows = Array.from({ length: 200_000 }, (_, index) => {
    const date = `2026-11-${10 + (index % 20)}`;
    return { ...names, staff_id: index % 400, project_id: index % 7, date };
  });
  expect(factsIn(rows).reduce((sum, { halfHours }) => sum + halfHours, 0)).toBe(200_000);
});
