import { describe, expect, it } from 'vitest';
import { bestAt, comparedStacks, selectCorners } from '@/features/skills/finder/model/comparison';
import { finderColumns } from '@/features/skills/finder/export/finder-columns';
import { finderPeople } from '@/features/skills/finder/model/finder-person';
import { finderRows } from '@/features/skills/finder/model/finder-rows';
import { finderStacks } from '@/features/skills/finder/model/finder-stacks';
import { SCALES, buildMarks, buildMember, buildMemberSheet } from './finder-builders';
import { buildSheet } from './skill-builders';

it('requested tech stacks are first, and those found only in sheets are included', () => {
  const listed = [
    { id: 1, name: 'PHP' },
    { id: 2, name: 'Go' },
  ];
  const sheets = [buildMemberSheet(1, { 2: 1, 77: 2 }), buildMemberSheet(2, { 77: 1 })];
  const former = buildSheet({ staff: null, marks: buildMarks({ 88: 1 }) });
  expect(finderStacks(listed, [...sheets, former], [{ stackId: 2 }, { stackId: 99 }])).toEqual([
    { id: 2, name: 'Go' },
    { id: 99, name: '' },
    { id: 1, name: 'PHP' },
    { id: 77, name: 'Stack 77' },
  ]);
});

describe('a comparison', () => {
  const sheets = [buildMemberSheet(1, { 1: 1, 2: 5, 3: 4 }), buildMemberSheet(2, { 1: 2, 2: 5 })];
  const people = finderPeople(sheets, []);
  const stacks = finderStacks([{ id: 4, name: 'Ruby' }], sheets, []);
  const compared = comparedStacks(people, stacks);

  it('has the tech stacks in which at least one person has a mark', () => {
    expect(compared.map(({ id }) => id)).toEqual([1, 2, 3]);
    const corners = selectCorners(people, compared, { scale: SCALES.marks, requiredSkills: [] });
    expect(corners).toEqual(compared);
  });

  it('has a chart of at most eight axes, requested ones among them, and none for two', () => {
    const wide = buildMemberSheet(
      1,
      Object.fromEntries(Array.from({ length: 12 }, (_, n) => [n + 1, n < 4 ? 5 : 1])),
    );
    const [one] = finderPeople([wide], []);
    const all = comparedStacks(one ? [one] : [], finderStacks([], [wide], []));
    const requiredSkills = [{ stackId: 2 }];
    const corners = selectCorners(one ? [one] : [], all, { scale: SCALES.marks, requiredSkills });
    expect(corners.map(({ id }) => id)).toEqual([2, 5, 6, 7, 8, 9, 10, 11]);
    expect(selectCorners(people, compared.slice(0, 2), { scale: SCALES.marks, requiredSkills: [] })).toEqual(
      [],
    );
  });

  it.each([
    [1, 1],
    [2, null],
    [3, 1],
    [4, null],
  ])('names the best person in stack %d', (stack, id) => {
    expect(bestAt(people, stack, SCALES.marks)).toBe(id);
  });
});

it('the workbook lists what each person matches and lacks, and people without a sheet', () => {
  const asked = { kind: 'skill', stackId: 1, levelId: 1 } as const;
  const people = finderPeople(
    [buildMemberSheet(1, { 1: 1 }), buildMemberSheet(2, { 2: 4 })],
    [buildMember(3)],
  );
  const rows = finderRows(people, [asked], { scales: SCALES, search: '' });
  const heads = new Proxy({} as Parameters<typeof finderColumns>[0]['heads'], {
    get: (_, name) => String(name),
  });
  const columns = finderColumns({
    stacks: [{ id: 1, name: 'PHP' }],
    heads,
    cellWords: { yes: 'yes', noSheet: 'noSheet' },
    hasConditions: true,
    foot: null,
    language: 'en',
    findStackName: () => 'PHP',
    findSymbol: String,
    describeMissed: (_person, missed) => missed.map(({ kind }) => kind).join(),
  });
  const cells = (id: string) => {
    const column = columns.find((one) => one.id === id);
    return rows.map((row) => column?.sheet?.value(row) ?? column?.text(row));
  };
  expect(cells('name')).toEqual(['Person 1', 'Person 2', 'Person 3']);
  expect(cells('match')).toEqual(['yes', '', '']);
  expect(cells('lacks')).toEqual(['', 'skill', 'noSheet']);
  expect(cells('years')).toEqual([3, 3, '']);
  expect(cells('stack-1')).toEqual(['1', '', '']);
});
