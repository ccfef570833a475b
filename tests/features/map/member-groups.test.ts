import { describe, expect, it } from 'vitest';
import { groupMembers } from '@/features/map/model/member-groups';
import { nameKeywords } from '@/i18n/search-keywords';
import { createSearch } from '@/lib/word-search';

const MEMBERS = [1, 2, 3, 4, 5, 6].map((id) => ({ id, place: id === 6 ? null : { lat: id, lon: id } }));

function groupIds(visible: number[][] | null) {
  const { singles, clusters, elsewhere, unlocated } = groupMembers(MEMBERS, visible);
  const ids = (members: typeof MEMBERS) => members.map(({ id }) => id);
  return {
    singles: ids(singles),
    clusters: clusters.map(ids),
    elsewhere: ids(elsewhere),
    unlocated: ids(unlocated),
  };
}

describe('people grouped by their place on the map [MP-1]', () => {
  it.each([
    [
      'all people alone before the map has loaded',
      null,
      { singles: [1, 2, 3, 4, 5], clusters: [], elsewhere: [] },
    ],
    [
      'all people as out of sight when the map shows none',
      [],
      { singles: [], clusters: [], elsewhere: [1, 2, 3, 4, 5] },
    ],
    [
      'singles, clusters and the rest',
      [[3, 1], [5]],
      { singles: [5], clusters: [[1, 3]], elsewhere: [2, 4] },
    ],
    [
      'several clusters',
      [
        [1, 2],
        [4, 3],
      ],
      {
        singles: [],
        clusters: [
          [1, 2],
          [3, 4],
        ],
        elsewhere: [5],
      },
    ],
    [
      'an opened cluster as singles',
      [[1, 2, 3], [1], [2], [3]],
      { singles: [1, 2, 3], clusters: [], elsewhere: [4, 5] },
    ],
    [
      'no people excluded by the search',
      [[1, 99], [98]],
      { singles: [], clusters: [[1]], elsewhere: [2, 3, 4, 5] },
    ],
  ])('%s', (_what, visible, groups) => {
    expect(groupIds(visible)).toEqual({ ...groups, unlocated: [6] });
  });
});

describe('the search by name [MP-1]', () => {
  const people = [
    { eng_name: 'Tanaka Misaki', jp_name: '田中 美咲' },
    { eng_name: 'Sato Kenta', jp_name: 'さとう けんた' },
    { eng_name: 'Takahashi Ren', jp_name: 'タカハシ レン' },
    { eng_name: '', jp_name: '' },
  ];
  const { find } = createSearch(people, (person) => nameKeywords(person));

  it.each([
    ['', [0, 1, 2, 3]],
    ['   ', [0, 1, 2, 3]],
    ['tana', [0]],
    ['ＴＡＮＡＫＡ', [0]],
    ['田中', [0]],
    ['サトウ', [1]],
    ['ﾀｶﾊｼ', [2]],
    ['たかはし れん', [2]],
    ['misaki tanaka', [0]],
    ['ta', [0, 1, 2]],
    ['nobody', []],
  ])('for %j finds %j', (search, found) => {
    expect(find(search).map((person) => people.indexOf(person))).toEqual(found);
  });
});
