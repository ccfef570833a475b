import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readSheets } from '@/features/import/api/read-sheets';
import { checkRows, type CheckContext } from '@/features/import/model/check-rows';
import { COLUMN_FIELDS } from '@/features/import/model/import-field';
import { toRows } from '@/features/import/model/import-rows';
import { matchColumns, matchHeads, type FindLabels } from '@/features/import/model/match-columns';
import { countHidden, findList, linesAbove, readList } from '@/features/import/model/sheet-list';
import { members as en } from '@/i18n/locales/en/members';
import { members as ja } from '@/i18n/locales/ja/members';

const LIMITS = { mostRows: 2050, mostColumns: 200 };

const isLabel = (name: string): name is keyof typeof en.field => name in en.field;
const findLabels: FindLabels = ({ label }) => {
  const name = label.replace('members:field.', '');
  return isLabel(name) ? [en.field[name], ja.field[name]] : [];
};

const CONTEXT: CheckContext = {
  kind: 'members',
  records: [],
  names: {},
  ownId: 1,
  choices: {
    position: [{ value: 4, words: ['Junior Developer'] }],
    role: [{ value: 2, words: ['Staff member'] }],
  },
};

async function open(name: string, takesHidden = false) {
  const bytes = new Uint8Array(await readFile(new URL(`files/${name}`, import.meta.url)));
  const read = await readSheets(new Blob([bytes]), LIMITS);
  if (read.kind === 'refused') throw new Error(read.fault);
  const countNames = (texts: readonly string[]) =>
    matchHeads(texts, COLUMN_FIELDS.members, findLabels).filter(Boolean).length;
  const place = findList(read.sheets, countNames);
  if (typeof place === 'string') throw new Error(place);
  const { lines } = readList(read.sheets, { ...place, takesHidden });
  const rows = toRows(lines, matchColumns(lines, COLUMN_FIELDS.members, findLabels));
  const checked = await checkRows(CONTEXT, {
    rows,
    knownAction: 'skip',
    actions: {},
    password: { from: 'each' },
  });
  return { sheet: read.sheets[place.sheet], place, rows, checked };
}

/** Describes a field of each row: the number of the member, the value to send or its problem, and its note. */
async function describeField(file: string, name: string) {
  const { rows, checked } = await open(file);
  return checked.map(({ problems, notes, values }, index) => {
    const value: unknown =
      problems[name]?.split('|')[0] ?? Object.entries(values ?? {}).find(([key]) => key === name)?.[1];
    return [rows[index]?.texts.staff_no, value, notes[name]?.kind].filter(Boolean).join(' ');
  });
}

describe('an imported file', () => {
  it('has unambiguous dates read, and ambiguous ones refused', async () => {
    expect(await describeField('dates.csv', 'permanent_date')).toEqual([
      'T-107 importing:cell.unclearDate',
      'T-108 importing:cell.unclearDate',
      'T-109 importing:cell.unclearDate',
      'T-110 2026-04-01',
      'T-111 2026-04-01 readAs',
      'T-112 2026-04-01 readAs',
      'T-113 2026-04-01 readAs',
      'T-114 2026-04-01 readAs',
      'T-115 2026-04-01 readAs',
      'T-116 2026-04-01',
      'T-117 2026-04-01 readAs',
      'T-118 2026-04-01 readAs',
    ]);
  });

  it('has timestamps read as days in the time zone of the company', async () => {
    expect(await describeField('moments.csv', 'permanent_date')).toEqual([
      'T-140 2026-04-01 readAs',
      'T-141 2026-04-01 readAs',
      'T-142 2026-04-01',
    ]);
    expect((await describeField('moments.csv', 'ph_number')).at(-1)).toBe('T-142 9012345678 lostZero');
  });

  it('has its headings found below a title', async () => {
    const { sheet, place, rows, checked } = await open('title-rows.csv');
    expect(place.heading).toBe(4);
    expect(linesAbove(sheet, place.heading).map(({ line }) => line)).toEqual([1, 2]);
    expect(rows).toMatchObject([{ line: 5, texts: { staff_no: 'T-120' } }]);
    expect(checked).toMatchObject([{ action: 'create', problems: {} }]);
  });

  it('may have a name in two columns, whose reading is then optional', async () => {
    const { rows } = await open('two-names.csv');
    expect(rows).toMatchObject([
      { texts: { staff_no: 'T-133', jp_name: '山田 一郎', username: 'yamada1' }, others: ['やまだ'] },
    ]);
  });

  it('may lack the leading zero of telephone numbers', async () => {
    expect(await describeField('phone-numbers.xlsx', 'ph_number')).toEqual([
      'X-201 9012345678 lostZero',
      'X-202 09012345678',
      '7 0312345678',
    ]);
  });

  it('keeps the day of a time near midnight, and shows how a number was read', async () => {
    expect(await describeField('date-cells.xlsx', 'permanent_date')).toEqual([
      'X-204 2026-04-01',
      'X-205 2026-04-01',
      'X-206 2026-04-01',
      'X-207 2026-04-01 readAs',
      'X-208 2026-04-01',
    ]);
  });

  it('may have its list on the second sheet', async () => {
    const { sheet, rows } = await open('second-sheet.xlsx');
    expect(sheet?.name).toBe('名簿');
    expect(rows.map(({ texts }) => texts.staff_no)).toEqual(['X-212']);
  });

  it('has hidden rows left out, or read on request', async () => {
    const { sheet, place, rows } = await open('hidden-row.xlsx');
    expect(rows.map(({ texts }) => texts.staff_no)).toEqual(['X-213']);
    expect(countHidden(sheet, place.heading)).toBe(1);
    const all = await open('hidden-row.xlsx', true);
    expect(all.rows.map(({ texts }) => texts.staff_no)).toEqual(['X-213', 'X-214']);
  });
});
