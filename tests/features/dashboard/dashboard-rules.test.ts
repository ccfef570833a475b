import { describe, expect, it } from 'vitest';
import { memberSkillsSchema, ownRecordsSchema } from '@/features/dashboard/api/dashboard-queries';
import { drawnParts, findLargest, withShares } from '@/features/dashboard/model/chart-part';
import { partLook } from '@/features/dashboard/model/part-look';
import { countWithoutStack, japaneseParts, stackParts } from '@/features/dashboard/model/skill-parts';

const member = (majorStack: string | null, japaneseLevel: string | null) => ({
  id: 1,
  majorStack,
  japaneseLevel,
});

const MEMBERS = [
  member('React', 'N3'),
  member('Java', 'N10'),
  member('Java', 'N1'),
  member(null, null),
  member('Go', 'N3'),
  member(null, 'native'),
];

describe('the parts of the charts', () => {
  it('count the members of each major tech stack, the most frequent first [DB-1]', () => {
    expect(stackParts(MEMBERS).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Java 2',
      'React 1',
      'Go 1',
    ]);
    expect(countWithoutStack(MEMBERS)).toBe(2);
  });

  it('count the Japanese levels by their digit, and name the members without one [DB-1]', () => {
    expect(
      japaneseParts(MEMBERS, 'Not recorded').map(({ label, value, isUnknown }) => [label, value, isUnknown]),
    ).toEqual([
      ['N1', 1, undefined],
      ['N3', 2, undefined],
      ['N10', 1, undefined],
      ['native', 1, undefined],
      ['Not recorded', 1, true],
    ]);
    expect(japaneseParts([], 'Not recorded')).toEqual([]);
  });

  it('have shares of the whole, and no share when the whole is zero', () => {
    const parts = [3, 0, 1].map((value, index) => ({ key: `${index}`, label: '', value }));
    expect(withShares(parts).map(({ share }) => share)).toEqual([0.75, 0, 0.25]);
    const nothing = withShares([{ key: 'a', label: '', value: 0 }]);
    expect(nothing.map(({ share }) => share)).toEqual([0]);
    expect(findLargest(nothing)).toBeUndefined();
    expect(findLargest(parts)?.key).toBe('0');
    expect(findLargest(parts.toReversed())?.key).toBe('0');
  });

  it('are drawn where their share is not 0.0 %', () => {
    const parts = withShares(
      [3, 0, 1, 0.0001].map((value, index) => ({ key: `${index}`, label: '', value })),
    );
    expect(drawnParts(parts).map(({ key }) => key)).toEqual(['0', '2']);
  });

  it('differ in appearance: neighbours in colour and pattern, all of them in the pair of both', () => {
    const tones = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const looks = Array.from({ length: 40 }, (_, index) => partLook(index, false, { tones, neutral: 'n' }));
    expect(new Set(looks.map(({ colour, pattern }) => `${colour} ${pattern}`)).size).toBe(40);
    for (const [index, look] of looks.slice(1).entries()) {
      expect(look.colour).not.toBe(looks[index]?.colour);
      expect(look.pattern).not.toBe(looks[index]?.pattern);
    }
    expect(partLook(0, true, { tones, neutral: 'n' }).colour).toBe('n');
  });
});

describe('the skills of all members', () => {
  it.each([
    ['no sheet', null, [null, null]],
    ['a sheet of another kind', 'yes', [null, null]],
    ['a raw sheet of the oldest servers', { id: 3, japanese_level: 2 }, [null, null]],
    ['a deleted level', { japanese_level: null, major_tech_stack: { name: 'Go' } }, ['Go', null]],
    ['a full sheet', { japanese_level: { name: 'N1 ' }, major_tech_stack: { name: 'Go' } }, ['Go', 'N1']],
  ])('with %s', (_name, sheet, expected) => {
    const [read] = memberSkillsSchema.parse([{ id: 1, skill_sheet: sheet }]);
    expect([read?.majorStack, read?.japaneseLevel]).toEqual(expected);
  });
});

describe('the own records', () => {
  const fine = { id: 1, staff_id: 4, date: '2026-11-20', time: '09:05:00', amount: '5000.00', status: 0 };

  it.each([
    ['fines', [fine], 1],
    ['no fines', [], 0],
    ['nothing', undefined, 0],
    ['null', null, 0],
    ['an invalid fine', [{ id: 1 }, fine], 1],
    ['something other than a list', 'none', null],
  ])('with %s', (_name, fines, count) => {
    const [read] = ownRecordsSchema.parse([{ id: 4, leave: [{ remain_leaves: 3 }], fine: fines }]);
    expect(read?.leave).toEqual([]);
    expect(read?.fine?.length ?? null).toBe(count);
  });
});
