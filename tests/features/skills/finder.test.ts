import { describe, expect, it } from 'vitest';
import {
  conditionList,
  stepsFrom,
  withCondition,
  withoutCondition,
  type Condition,
} from '@/features/skills/finder/model/condition';
import { finderPeople, countFormerSheets } from '@/features/skills/finder/model/finder-person';
import { finderRows, nearestMisses, peopleAt } from '@/features/skills/finder/model/finder-rows';
import { conditionFields, readFinderSearch } from '@/features/skills/finder/model/finder-search';
import {
  createJapaneseScale,
  createMarkScale,
  stepsBelow,
  strongMark,
} from '@/features/skills/finder/model/scale';
import { SCALES, buildMember, buildMemberSheet, SYMBOLS } from './finder-builders';
import { buildSheet } from './skill-builders';

describe('the order of levels', () => {
  it('follows the meaning of marks, whatever the order and ids of the server', () => {
    const { levels } = createMarkScale([
      { id: 9, symbol: '△' },
      { id: 4, symbol: 'A' },
      { id: 2, symbol: '○' },
      { id: 7, symbol: '★' },
    ]);
    expect(levels.map(({ symbol }) => symbol)).toEqual(['★', '○', '△', 'A']);
  });

  it('follows the number of a Japanese level; levels without one are last', () => {
    const names = ['なし', 'N10', 'Ｎ３', 'N1級', 'n2'].map((name, id) => ({ id, name }));
    expect(createJapaneseScale(names).levels.map(({ name }) => name)).toEqual([
      'N1級',
      'n2',
      'Ｎ３',
      'なし',
      'N10',
    ]);
  });

  it.each<[asked: number, has: number | null, steps: number]>([
    [2, 1, 0],
    [2, 2, 0],
    [2, 3, 1],
    [2, 5, 3],
    [2, null, 4],
    [5, null, 1],
    [2, 99, 4],
    [99, 1, 1],
    [99, null, 6],
  ])('for requested level %s and own level %s has a distance of %s steps', (asked, has, steps) => {
    expect(stepsBelow(SCALES.marks, asked, has)).toBe(steps);
  });

  it.each([
    [SYMBOLS, '◎'],
    [['A', 'B', 'C'], 'B'],
    [['A'], 'A'],
    [['', ''], '?'],
    [[], undefined],
  ])('with the marks %j counts on people at %s', (symbols, strong) => {
    const levels = symbols.map((symbol, id) => ({ id, symbol }));
    expect(strongMark(createMarkScale(levels))?.symbol).toBe(strong);
  });
});

describe('people', () => {
  const members = [buildMember(3), buildMember(1)];

  it('are listed in the order of the members, with those without a sheet, without former ones', () => {
    const sheets = [buildMemberSheet(1, {}), buildMemberSheet(8, {}), buildSheet({ id: 5, staff: null })];
    const people = finderPeople(sheets, members);
    expect(people.map(({ id, member, sheet }) => [id, member !== null, sheet?.id ?? null])).toEqual([
      [3, true, null],
      [1, true, 1],
      [8, false, 8],
    ]);
    expect(countFormerSheets(sheets)).toBe(1);
  });

  it('have one sheet: the later of two', () => {
    const staff = buildMemberSheet(1, {}).staff;
    const people = finderPeople(
      [buildMemberSheet(9, { 5: 1 }, { staff }), buildMemberSheet(2, { 5: 5 }, { staff })],
      members,
    );
    expect(people[1]?.marks).toEqual(new Map([[5, 1]]));
  });

  it.each([
    ['the sum of their experience if no total is stored', 0, 5],
    ['the stored total of their experience, even below the sum', 4, 4],
  ])('have %s', (_what, totalExperience, experience) => {
    const sheet = buildMemberSheet(1, {}, { sgExperience: 2, prevExperience: 3, totalExperience });
    expect(finderPeople([sheet], [])[0]?.experience).toBe(experience);
  });
});

describe('a condition', () => {
  const [person] = finderPeople([buildMemberSheet(1, { 5: 3 })], []);

  it.each<[Condition, number]>([
    [{ kind: 'skill', stackId: 5, levelId: 3 }, 0],
    [{ kind: 'skill', stackId: 5, levelId: 1 }, 2],
    [{ kind: 'skill', stackId: 6, levelId: 5 }, 1],
    [{ kind: 'japanese', levelId: 3 }, 0],
    [{ kind: 'japanese', levelId: 1 }, 2],
    [{ kind: 'grade', ids: [2, 1] }, 0],
    [{ kind: 'grade', ids: [3] }, 1],
    [{ kind: 'position', ids: [1] }, 1],
    [{ kind: 'project', ids: [9, 2] }, 0],
    [{ kind: 'project', ids: [9] }, 1],
    [{ kind: 'years', least: 3 }, 0],
    [{ kind: 'years', least: 7 }, 4],
  ])('%j has a distance of %d steps', (condition, steps) => {
    expect(person && stepsFrom(person, condition, SCALES)).toBe(steps);
  });

  it('is not met by people with blanks in their sheet', () => {
    const blank = { japaneseLevel: null, grade: null, position: null, projects: [] };
    const [nobody] = finderPeople([buildMemberSheet(1, {}, blank)], []);
    const asked: Condition[] = [
      { kind: 'japanese', levelId: 5 },
      { kind: 'grade', ids: [1] },
      { kind: 'position', ids: [1] },
      { kind: 'project', ids: [1] },
    ];
    expect(asked.map((condition) => nobody && stepsFrom(nobody, condition, SCALES))).toEqual([1, 1, 1, 1]);
  });

  it('is in the address, and read back from it', () => {
    const none = readFinderSearch(new URLSearchParams()).conditions;
    const asked = (
      [
        { kind: 'skill', stackId: 5, levelId: 3 },
        { kind: 'skill', stackId: 7, levelId: 1 },
        { kind: 'skill', stackId: 5, levelId: 2 },
        { kind: 'japanese', levelId: 2 },
        { kind: 'grade', ids: [1] },
        { kind: 'grade', ids: [2] },
        { kind: 'project', ids: [4] },
        { kind: 'years', least: 3 },
      ] satisfies Condition[]
    ).reduce(withCondition, none);
    const fields = conditionFields(asked);
    expect(fields).toEqual({
      skill: ['5.2', '7.1'],
      japanese: 2,
      grade: [1, 2],
      position: null,
      years: 3,
      project: [4],
    });
    const params = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    );
    expect(readFinderSearch(params).conditions).toEqual(asked);
    expect(conditionList(asked)).toHaveLength(6);
    expect(conditionList(asked).reduce(withoutCondition, asked)).toEqual(none);
  });

  it.each([
    ['skill=5', { skills: [] }],
    ['skill=5.2,x.1,5.3,7.1.2,0.1', { skills: [{ stackId: 5, levelId: 3 }] }],
    ['japanese=two&years=-1', { japanese: null, years: null }],
    ['grade=1,1,a,2', { grade: [1, 2] }],
  ])('is dropped when invalid in the address: %s', (address, conditions) => {
    expect(readFinderSearch(new URLSearchParams(address)).conditions).toMatchObject(conditions);
  });
});

describe('the rows of the skill finder', () => {
  const react: Condition = { kind: 'skill', stackId: 5, levelId: 2 };
  const japanese: Condition = { kind: 'japanese', levelId: 2 };
  const level = (id: number) => ({ japaneseLevel: { id, name: `N${id}` } });
  const people = finderPeople(
    [
      buildMemberSheet(1, {}, level(1)),
      buildMemberSheet(2, { 5: 2 }, level(5)),
      buildMemberSheet(3, { 5: 3 }, level(3)),
      buildMemberSheet(4, { 5: 1, 6: 2 }, level(2)),
      buildMemberSheet(5, { 5: 3, 6: 4 }, level(2)),
    ],
    [buildMember(9), buildMember(1), buildMember(2)],
  );
  const sortRows = (conditions: Condition[], search = '') =>
    finderRows(people, conditions, { scales: SCALES, search });

  it('begin with the matches, then those that lack the least; people without a sheet are last', () => {
    const rows = sortRows([react, japanese]);
    expect(rows.map(({ person, isMatch, steps }) => [person.id, isMatch, steps])).toEqual([
      [4, true, 0],
      [5, false, 1],
      [3, false, 2],
      [2, false, 3],
      [1, false, 4],
      [9, false, 0],
    ]);
    expect(nearestMisses(rows, 2).map(({ person, missed }) => [person.id, missed])).toEqual([
      [5, [react]],
      [3, [react, japanese]],
    ]);
  });

  it('keep their order without conditions, and nobody matches then', () => {
    const rows = sortRows([]);
    expect(rows.map(({ person }) => person.id)).toEqual([1, 2, 3, 4, 5, 9]);
    expect(rows.some(({ isMatch }) => isMatch)).toBe(false);
  });

  it.each([
    ['p2', [2]],
    ['人3', [3]],
    ['ｓｔａｃｋ　6', [4, 5]],
    ['nobody', []],
  ])('are filtered by the words “%s”', (search, ids) => {
    expect(sortRows([], search).map(({ person }) => person.id)).toEqual(ids);
  });

  it('count the people with a strong mark for each stack', () => {
    const strong = peopleAt(people, 2, SCALES.marks);
    const ids = [...strong].map(([stack, found]) => [stack, found.map(({ id }) => id)]);
    expect(Object.fromEntries(ids)).toEqual({ 5: [2, 4], 6: [4] });
  });
});
