import { describe, expect, it } from 'vitest';
import { cellAddress } from '@/excel/cell-address';
import { skillSheetSchema } from '@/features/skills/api/skill-queries';
import { skillCsv, skillFileName } from '@/features/skills/export/skill-cells';
import { skillWorkbook } from '@/features/skills/export/skill-workbook';
import { readContents, readFill, reopen, findSheet, readWidths } from '../../excel/opened-workbook';
import { toCsv } from '../../excel/whole-csv';

const MOMENT = { today: '2026-11-21', time: '2026/11/21 9:30:00' } as const;
const LEVELS = [1, 2, 3, 4, 5];

const buildStacks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Stack ${index + 1}` }));

const sheetWith = (changes: object = {}) =>
  skillSheetSchema.parse({
    id: 7,
    staff: { id: 2, eng_name: 'Tanaka Misaki', jp_name: '田中 美咲', username: 'tanaka' },
    staff_project: [
      { id: 1, project: { id: 1, cd: 'A', eng_name: 'Shop', jp_name: 'ショップ' } },
      { id: 2, project: { id: 2, cd: 'B', eng_name: 'Bank', jp_name: '銀行' } },
    ],
    staff_responsibility: ['設計', '実装'].map((name, id) => ({ id, responsibility: { id, name } })),
    tech_stack_proficiencies: LEVELS.map((level) => ({
      tech_stack_id: level,
      tech_stack_name: `Stack ${level}`,
      proficiency_level_id: level,
      symbol: '★◎○□△'[level - 1],
    })),
    position: { id: 1, name: 'SE' },
    grade: { id: 1, name: 'A' },
    japanese_level: { id: 2, name: 'N2' },
    major_tech_stack: { id: 3, name: 'React' },
    join_date: '2019-04-01',
    sg_experience: 5,
    prev_experience: 2,
    total_experience: 7,
    // Already December in Tokyo, where the tests run: the month is that of the written date, for every reader.
    updated_at: '2026-11-30T20:00:00.000000Z',
    ...changes,
  });

const reopenBook = async (stackCount: number, hasEveryMark = false, sheets = [sheetWith()]) =>
  findSheet(
    await reopen(skillWorkbook(sheets, { stacks: buildStacks(stackCount), hasEveryMark, ...MOMENT })),
  );

describe('the workbook of skill sheets [SK-4]', () => {
  it('holds the legend, the headings and a row for each sheet', async () => {
    const sheet = await reopenBook(6);
    expect(readContents(sheet, 'C1:C5').flat()).toEqual([
      '★最も得意',
      '◎：経験5年以上「最も得意」',
      '○：経験3年以上',
      '□：経験1～2年',
      '△：経験がある',
    ]);
    expect(sheet.getCell('I5').value).toBe(2026);
    expect(sheet.getCell('M5').value).toMatch(/^2026\/11\/21 9:30:00\t「専任」/);
    const _ = null;
    expect(readContents(sheet, 'A6:V8')).toEqual([
      [
        ...[
          _,
          _,
          _,
          _,
          _,
          '2026-11-01T00:00:00.000Z',
          _,
          _,
          '入社日',
          'SG経験',
          'SG前経験',
          '合計経験',
          _,
          _,
        ],
        ...Array<string>(7).fill('skill'),
        _,
      ],
      [
        ...[_, '#', '氏名', '3月末在籍', '4月以降在籍', '担当業務', _, _, _, _, _, _, _, '専任'],
        ...['Stack 1', 'Stack 2', 'Stack 3', 'Stack 4', 'Stack 5', 'Stack 6', '日本語', '変更日'],
      ],
      [
        ...[
          _,
          7,
          '田中 美咲',
          _,
          _,
          'ショップ, 銀行',
          'SE',
          'A',
          2019,
          5,
          2,
          '=J8+K8 → 7',
          '設計, 実装',
          'React',
        ],
        ...[_, '◎', '○', '□', '△', _, 'N2', '2026-12-01T00:00:00.000Z'],
      ],
    ]);
  });

  it('has the specified format', async () => {
    const sheet = await reopenBook(6);
    expect(readWidths(sheet, 22)).toEqual([
      ...[2.7, 2.7, 23, 'hidden', 'hidden', 15, 4, 4, 6, 6, 7, 30, 30, 12],
      ...Array<number>(6).fill(6.5),
      ...[6, 10],
    ]);
    expect(sheet.getColumn(4).width).toBe(15);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', xSplit: 3, ySplit: 7 });
    for (const address of ['B6', 'V6', 'B7', 'V7']) {
      const cell = sheet.getCell(address);
      expect([readFill(cell), cell.font.size, cell.border.top?.style]).toEqual(['EAD1DC', 10, 'thin']);
    }
    expect(sheet.getCell('F6').numFmt).toBe('yyyy/mm');
    expect(sheet.getCell('V8').numFmt).toBe('mm/yyyy');
    expect(sheet.getCell('P8').alignment.horizontal).toBe('center');
    expect([sheet.getCell('P6').master.address, sheet.getCell('U6').master.address]).toEqual(['O6', 'O6']);
    expect(sheet.getCell('V6').isMerged).toBe(false);
  });

  it.each([0, 1, 26, 40])('places the last columns after %i tech stacks', async (count) => {
    const sheet = await reopenBook(count, true, [sheetWith({ tech_stack_proficiencies: [] })]);
    const last = 15 + count;
    expect(readContents(sheet, `${cellAddress(7, last)}:${cellAddress(8, last + 1)}`)).toEqual([
      ['日本語', '変更日'],
      ['N2', '2026-12-01T00:00:00.000Z'],
    ]);
    expect(sheet.columnCount).toBe(last + 1);
  });

  it('holds every mark on request, also those of stacks missing from the list', async () => {
    const sheet = await reopenBook(3, true);
    expect(readContents(sheet, 'O7:S8')).toEqual([
      ['Stack 1', 'Stack 2', 'Stack 3', 'Stack 4', 'Stack 5'],
      ['★', '◎', '○', '□', '△'],
    ]);
  });

  it('accepts sheets with missing parts', async () => {
    const bare = sheetWith({
      staff: null,
      position: null,
      grade: null,
      japanese_level: null,
      major_tech_stack: null,
      join_date: null,
      total_experience: 9,
      updated_at: null,
      staff_project: [],
      staff_responsibility: [],
      tech_stack_proficiencies: [],
    });
    const sheet = await reopenBook(1, false, [bare]);
    // A total that is no sum of its parts stays what the server says.
    expect(readContents(sheet, 'B8:Q8')).toEqual([
      [7, null, null, null, '', null, null, null, 5, 2, 9, '', null, null, null, null],
    ]);
  });

  it('is named after the day, and has a CSV version', () => {
    expect(skillFileName('2026-11-21')).toBe('skillSheet_2026_11_21');
    expect(toCsv(skillCsv([sheetWith()], { stacks: buildStacks(2), hasEveryMark: false }))).toBe(
      [
        '\ufeff#,氏名,担当業務,役職,等級,入社日,SG経験,SG前経験,合計経験,担当,専任,Stack 1,Stack 2,Stack 3,Stack 4,Stack 5,日本語,変更日',
        '7,田中 美咲,"ショップ, 銀行",SE,A,2019,5,2,7,"設計, 実装",React,,◎,○,□,△,N2,2026-12-01',
        '',
      ].join('\r\n'),
    );
  });
});
