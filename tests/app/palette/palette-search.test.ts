import { describe, expect, it } from 'vitest';
import { findCommands, type PaletteCommand } from '@/app/palette/palette-search';
import { matchedKey } from '@/lib/normalise-text';

const NAMES: [id: string, group: PaletteCommand['group'], names: string[], refinement?: string][] = [
  ['copy', 'actions', ['Copy last week', '先週をコピー', 'せんしゅうをこぴー', 'senshuuwokopi-']],
  ['leave', 'screens', ['Leave registration', '休暇登録', 'きゅうかとうろく', 'kyuukatouroku']],
  ['week', 'screens', ['Weekly work time', '週間勤務時間']],
  ['late', 'screens', ['Fines', '罰金', 'late']],
  ['tanaka', 'people', ['Tanaka Hanako', '田中 花子', 'S-0012'], 'fines\n罰金'],
  ['takada', 'people', ['Takada Jun', '髙田 純', 'S-0120'], 'fines\n罰金'],
  ['P12', 'projects', ['P12', 'Payroll renewal', '給与システム刷新']],
  ['P120', 'projects', ['P120', 'Wiki week', 'ウィキ']],
];

const commands = NAMES.map(
  ([id, group, names, refinement]) =>
    ({
      id,
      group,
      label: id,
      key: () => matchedKey(...names),
      refinement: refinement && (() => refinement),
      phone: id === 'takada' ? () => matchedKey('+81 90-1234-5678') : undefined,
      act: () => undefined,
    }) as PaletteCommand,
);

const found = (search: string, recent: string[] = []) =>
  findCommands(commands, search, recent).flatMap((group) => group.commands.map(({ id }) => id));

describe('the search of the palette', () => {
  it.each([
    ['by the beginning of a name before that of a word', 'wee', ['week', 'copy', 'P120']],
    ['by the beginning of a word before its middle', 'la', ['late', 'copy']],
    ['in the middle of a word', 'ayrol', ['P12']],
    ['by code', 'p12', ['P12', 'P120']],
    ['by staff number', 's-0012', ['tanaka']],
    ['by kana of either kind and width', 'ｷｭｳｶ', ['leave']],
    ['by kanji', '先週', ['copy']],
    ['by romaji in full width', 'ＫＹＵＵＫＡ', ['leave']],
    ['by kana that an input method has not finished', 'きゅうkt', ['leave']],
    ['by a common letter for its variant', '高田', ['takada']],
    ['by a name without its blank', '田中花子', ['tanaka']],
    ['by several words in any order', 'week copy', ['copy']],
    ['a person by name and page', 'tanaka fin', ['tanaka']],
    ['no person by a page alone', '罰金', ['late']],
    ['by a telephone number without its signs', '09012345678', ['takada']],
    ['by the start of a telephone number', '090-1234', ['takada']],
    ['nobody by three digits of a telephone number', '234', []],
    ['nothing by unknown letters', 'zzz', []],
  ])('finds %s: %s', (_how, search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it('ranks the most recently used first among equal matches', () => {
    expect(found('p12', ['P120'])).toEqual(['P120', 'P12']);
    expect(found('wee', ['copy'])).toEqual(['week', 'copy', 'P120']);
  });

  it('lists the recently used, then all commands and screens, before anything is typed', () => {
    expect(
      findCommands(commands, ' ', ['tanaka', 'gone', 'week']).map(({ group, commands: shown }) => [
        group,
        ...shown.map(({ id }) => id),
      ]),
    ).toEqual([
      ['recent', 'tanaka', 'week'],
      ['actions', 'copy'],
      ['screens', 'leave', 'late'],
    ]);
  });

  it('limits the results of each group', () => {
    const many = Array.from({ length: 20 }, () => commands.slice(0, 1)).flat();
    expect(findCommands(many, 'copy', []).flatMap((group) => group.commands)).toHaveLength(8);
  });
});
