import { describe, expect, it } from 'vitest';
import { cellForKey } from '@/features/skills/model/cell-for-key';
import {
  findMeaning,
  levelForKey,
  gridLevels,
  gridStacks,
  withMark,
} from '@/features/skills/model/skill-marks';

const LEVELS = [
  { id: 11, symbol: '★' },
  { id: 12, symbol: '◎' },
  { id: 13, symbol: '○' },
];
const STORED = [
  { techStackId: 2, techStackName: 'Vue', levelId: 11, symbol: '★' },
  { techStackId: 99, techStackName: 'COBOL', levelId: 77, symbol: '☆' },
];

describe('a key on a cell [SK-3]', () => {
  it.each([
    ['1', 11],
    ['3', 13],
    ['２', 12],
    ['◎', 12],
    ['0', null],
    ['０', null],
    ['-', null],
    ['－', null],
    ['ー', null],
    ['Delete', null],
    ['Backspace', null],
    ['4', undefined],
    ['9', undefined],
    ['a', undefined],
    [' ', undefined],
    ['Enter', undefined],
    ['Tab', undefined],
    ['F1', undefined],
    ['△', undefined],
  ])('%s chooses %s', (key, levelId) => {
    expect(levelForKey(key, LEVELS)).toBe(levelId);
  });
});

describe('an arrow in a grid of 7 columns and 26 cells [SK-3]', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 25, undefined],
    ['ArrowLeft', 0, undefined],
    ['ArrowLeft', 7, 6],
    ['ArrowDown', 0, 7],
    ['ArrowDown', 20, undefined],
    ['ArrowUp', 8, 1],
    ['ArrowUp', 6, undefined],
    ['Home', 9, 0],
    ['End', 9, 25],
    ['Enter', 9, undefined],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(cellForKey(key, { index: from, columns: 7, count: 26 })).toBe(to);
  });
});

describe('the marks of a skill form', () => {
  const entries = [
    { tech_stack_id: 2, proficiency_level_id: 11 },
    { tech_stack_id: 9, proficiency_level_id: 12 },
  ];

  it('are set, replaced and removed one by one', () => {
    expect(withMark(entries, 5, 13).map((entry) => entry.tech_stack_id)).toEqual([2, 5, 9]);
    expect(withMark(entries, 9, 11)[1]).toEqual({ tech_stack_id: 9, proficiency_level_id: 11 });
    expect(withMark(entries, 2, null)).toEqual([entries[1]]);
    expect(withMark(entries, 5, null)).toEqual(entries);
  });

  it('keep stacks and levels that are no longer in the server’s lists', () => {
    expect(gridStacks([{ id: 2, name: 'Vue.js' }], STORED)).toEqual([
      { id: 2, name: 'Vue.js' },
      { id: 99, name: 'COBOL' },
    ]);
    expect(gridStacks([], [...STORED, ...STORED]).map(({ id }) => id)).toEqual([2, 99]);
    expect(gridLevels(LEVELS, STORED)).toEqual([...LEVELS, { id: 77, symbol: '☆' }]);
  });

  it('have known meanings, or else those of the server', () => {
    expect(['★', '◎', '○', '□', '△', '☆', '-'].map(findMeaning)).toEqual([
      'best',
      'fiveYears',
      'threeYears',
      'oneYear',
      'some',
      undefined,
      undefined,
    ]);
  });
});
