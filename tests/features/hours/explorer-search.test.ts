import { expect, it } from 'vitest';
import type { Sides, Step } from '@/features/hours/explorer/model/aggregate';
import { buildExplorerRows, heatLevel } from '@/features/hours/explorer/model/explorer-rows';
import {
  findDay,
  findPerson,
  listSteps,
  writeSort,
  writePath,
} from '@/features/hours/explorer/model/explorer-search';
import { offeredDimensions, sidesAfter } from '@/features/hours/explorer/model/offered-dimensions';
import { explorerAddress } from '@/features/hours/explorer/model/explorer-address';
import { readExplorerSearch } from '@/features/hours/explorer/model/read-explorer-search';
import { writeUrlFields } from '@/lib/url-fields';

const read = (text: string) => readExplorerSearch(new URLSearchParams(text));
const step = (text: string): Step => {
  const [dimension, ...key] = text.split('-');
  return { dimension: dimension as Step['dimension'], key: key.join('-') };
};
const named = ({ rows, columns }: Sides) => `${rows} × ${columns}`;

it.each([
  ['', 'project × month'],
  ['rows=member&columns=week', 'member × week'],
  ['rows=member&columns=none', 'member × null'],
  ['rows=week&columns=week', 'week × null'],
  // Tasks are known of one person alone.
  ['rows=task&columns=day', 'member × day'],
  ['rows=task&columns=day&member=4', 'task × day'],
  ['rows=member&member=4', 'project × month'],
  ['rows=nothing&columns=both', 'project × month'],
  ['path=project.month.project-7.month-2026-11', 'member × null'],
  ['rows=member&columns=day&path=project.month.project-7.month-2026-11', 'member × day'],
])('reads %s as %s', (text, sides) => {
  expect(named(read(text).sides)).toBe(sides);
});

it('writes a path as it reads it, and leaves out invalid parts', () => {
  const text = 'project.month.project-deleted.month-2026-11*member.day.member-4.day-';
  const { path } = read(`path=${text}*member.day*x.y.day-2026-11-20`);
  expect(writePath(path)).toBe(text);
  expect(listSteps(path).map(({ dimension, key }) => `${dimension}-${key}`)).toEqual([
    'project-deleted',
    'month-2026-11',
    'member-4',
    'day-',
  ]);
  expect(findPerson(null, listSteps(read(`path=${text}`).path))).toBe(4);
  expect(findDay(read(`path=${text}`))).toBe(null);
  const opened = read('path=member.day.member-4.day-2026-11-20');
  expect(findDay(opened)).toEqual({ person: 4, date: '2026-11-20' });
});

it.each([
  ['project × month', 'project-7 month-2026-11', 'member × day'],
  ['project × month', 'project-7', 'member × month'],
  ['project × month', 'month-2026-11', 'project × day'],
  ['day × month', 'month-2026-11', 'day × null'],
  ['member × project', 'member-4 project-7', 'task × null'],
  ['member × day', 'project-7 member-4 day-2026-11-20', 'task × null'],
  ['task × week', 'member-4 task-1 week-2026-11-16', 'project × day'],
  ['week × null', 'member-4 project-7 task-1 week-2026-11-16', 'day × null'],
  ['project × day', 'project-deleted day-', 'member × null'],
])('opens a figure of %s at %s as %s', (from, steps, to) => {
  const [rows, columns] = from.split(' × ').map((side) => (side === 'null' ? null : side));
  const sides = { rows, columns } as Sides;
  expect(named(sidesAfter(sides, null, steps.split(' ').map(step)))).toBe(to);
});

it('offers the whole calendar for a person whose hidden hours have no day in the team’s response', () => {
  expect(offeredDimensions(null, [step('project-deleted'), step('day-')])).toEqual(['member']);
  expect(offeredDimensions(4, [step('project-deleted'), step('day-')])).toEqual([
    'task',
    'month',
    'week',
    'day',
  ]);
});

it.each([
  ['project-7', 'rows=member&columns=day&path=project.day.project-7'],
  ['member-4 project-deleted', 'rows=task&columns=day&path=project.day.member-4.project-deleted'],
  ['member-4 day-2026-11-20', 'rows=project&columns=none&path=project.day.member-4.day-2026-11-20'],
  ['', 'rows=member&columns=day'],
])('links a figure of another report, narrowed to "%s", to the hours behind it', (steps, fields) => {
  const range = { start: '2026-11-01', end: '2026-11-30' } as const;
  const address = explorerAddress({ range, steps: steps.split(' ').filter(Boolean).map(step) });
  expect(address).toBe(`/reporting-system/show?view=explorer&start=2026-11-01&end=2026-11-30&${fields}`);
  expect(read(address.split('?')[1] ?? '').path).toHaveLength(steps === '' ? 0 : 1);
});

const group = (key: string) => ({ key });
const table = {
  rows: ['a', 'b', 'c'].map(group),
  columns: ['2026-10', '2026-11'].map(group),
  cells: Uint32Array.of(2, 4, 10, 0, 1, 3),
  rowTotals: Uint32Array.of(6, 10, 4),
  columnTotals: Uint32Array.of(13, 7),
  total: 20,
};
const options = {
  table,
  sides: { rows: 'project', columns: 'month' } as const,
  hoursOfPersonMonth: 160,
  toLabel: ({ key }: { key: string }) => key.toUpperCase(),
  isFound: () => true,
  sort: null,
  language: 'en' as const,
};

it.each([
  [null, 'B A C'],
  [{ by: 'name', isDescending: false }, 'A B C'],
  [{ by: '2026-11', isDescending: true }, 'A C B'],
  [{ by: 'total', isDescending: false }, 'C A B'],
])('sorts rows by %j as %s', (sort, order) => {
  const { rows } = buildExplorerRows({ ...options, measure: 'hours', sort });
  expect(rows.map(({ label }) => label).join(' ')).toBe(order);
});

it('shows the sums of the matching rows in the footer', () => {
  const build = (measure: 'hours' | 'shareOfColumn' | 'difference') =>
    buildExplorerRows({
      ...options,
      measure,
      isFound: (label) => label !== 'B',
      findReference: (row, column) => (row === 'a' && column === '2026-10' ? 6 : 0),
    });
  const foot = (measure: Parameters<typeof build>[0]) => build(measure).foot.cells.map(({ value }) => value);
  expect(foot('hours')).toEqual([1.5, 3.5]);
  expect(foot('shareOfColumn')).toEqual([3 / 13, 1]);
  expect(foot('difference')).toEqual([-1.5, 3.5]);
  expect(build('hours').foot.total).toEqual({ sum: 10, value: 5 });
});

it.each([
  [0, 0],
  [0.5, 1],
  [5, 3],
  [-10, 5],
])('shades %s of 10 as %s', (value, heat) => {
  expect(heatLevel({ sum: 1, value }, 10)).toBe(heat);
});

it.each([
  { by: 'name', isDescending: false },
  { by: 'total', isDescending: true },
  { by: '2026-11', isDescending: false },
  // The column of hours without a known day.
  { by: '', isDescending: false },
  { by: '', isDescending: true },
])('reads the order $by, descending: $isDescending, as it is written', (sort) => {
  const address = writeUrlFields(new URLSearchParams(), { sort: writeSort(sort) });
  expect(readExplorerSearch(address).sort).toEqual(sort);
});
