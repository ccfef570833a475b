import { describe, expect, it } from 'vitest';
import { projectSchema } from '@/features/projects/fields';
import { checkRows, type CheckContext, type CheckQuestion } from '@/features/import/model/check-rows';
import { findChoices } from '@/features/import/model/choice-words';
import type { ImportRow } from '@/features/import/model/import-rows';
import { makePassword } from '@/features/import/api/make-password';

const PERSON = {
  staff_no: 'SG-0200',
  eng_name: 'Ito Jun',
  jp_name: '伊藤 純',
  username: 'ito',
  email: 'ito@example.com',
  ph_number: '090-1234-5678',
  address: 'Tokyo',
  position: 'シニアエンジニア',
  role: '2',
  permanent_date: '2026/4/1',
  project: 'SCH01、Paint',
};

const STORED = {
  id: 7,
  staff_no: 'SG-0007',
  eng_name: 'Mori Hana',
  jp_name: '森 花',
  username: 'mori',
  address: 'Yangon',
  email: 'mori@example.com',
  ph_number: '0912345',
  position: 3,
  role: 1 as const,
  permanent_date: '2020-04-01' as const,
  ref_person: '',
  ref_ph_number: '',
  sort_key: 2,
  staff_image_url: null,
  projectIds: [1],
  updated_at: null,
};

const MEMBERS: CheckContext = {
  kind: 'members',
  records: [STORED],
  names: { 7: 'Mori Hana' },
  choices: {
    position: [{ value: 3, words: ['Senior Developer', 'シニアエンジニア'] }],
    role: [
      { value: 1, words: ['Administrator', '管理者', '1'] },
      { value: 2, words: ['Staff member', '2'] },
    ],
    project: [
      { value: 1, words: ['Schedule', 'SCH01'] },
      { value: 2, words: ['Paint', 'PNT'] },
    ],
  },
  ownId: 1,
};

const PROJECTS: CheckContext = {
  kind: 'projects',
  names: { 3: 'P1' },
  choices: {},
  ownId: 1,
  records: [projectSchema.parse({ id: 3, cd: 'P1', eng_name: 'Paint', jp_name: 'ペイント' })],
};

type Texts = Record<string, string>;

const createRow = (texts: Texts, line: number): ImportRow => ({ line, texts, faults: {}, others: [] });

/** Checks rows, numbered from 2; a member's texts are those of `PERSON` unless said otherwise. */
async function check(rows: Texts[], changes: Partial<CheckQuestion> = {}, context = MEMBERS) {
  const whole = context.kind === 'members' ? rows.map((texts) => ({ ...PERSON, ...texts })) : rows;
  return checkRows(context, {
    rows: whole.map((texts, index) => createRow(texts, index + 2)),
    knownAction: 'update',
    actions: {},
    password: { from: 'each' },
    ...changes,
  });
}

/** The action of the only row, and the keys of its problems. */
async function checkOne(texts: Texts, changes: Partial<CheckQuestion> = {}, context = MEMBERS) {
  const [row] = await check([texts], changes, context);
  const problems = Object.entries(row?.problems ?? {}).map(
    ([name, words]) => `${name} ${words.split('|')[0]}`,
  );
  return [row?.action, row?.why, ...problems].filter(Boolean).join(', ');
}

/** The texts of a row that has only the number of the stored member, besides those given. */
const withOnlyNumber = (texts: Texts): Texts => ({
  ...Object.fromEntries(Object.keys(PERSON).map((name) => [name, ''])),
  staff_no: 'SG-0007',
  ...texts,
});

describe('a row', () => {
  it.each<[string, Texts, string]>([
    ['of a new person', {}, 'create'],
    ['without a name', { eng_name: ' ' }, 'create, eng_name validation:required'],
    ['with a name in the wrong letters', { jp_name: 'Ito' }, 'create, jp_name validation:japaneseOnly'],
    ['in half-width kana, which become whole', { jp_name: 'ｲﾄｳ ｼﾞｭﾝ' }, 'create'],
    ['with a wrong mail', { email: 'ito' }, 'create, email validation:email'],
    ['with letters in a number', { ph_number: 'none' }, 'create, ph_number validation:digitsOnly'],
    ['of no day', { permanent_date: '2026-02-30' }, 'create, permanent_date validation:date'],
    ['of no position', { position: 'Wizard' }, 'create, position importing:cell.noChoice'],
    ['of an unknown project', { project: 'SCH01, Moon' }, 'create, project importing:cell.noChoice'],
    [
      'with the e-mail of another person',
      { email: 'MORI@example.com' },
      'create, email importing:cell.taken',
    ],
    ['with the name of another person', { eng_name: 'mori hana' }, 'create, eng_name importing:cell.taken'],
    [
      'of a known person without changes',
      withOnlyNumber({ address: 'Yangon', role: '管理者' }),
      'skip, same',
    ],
    ['of a known person, in any width and case', withOnlyNumber({ staff_no: 'ｓｇ-0007' }), 'skip, same'],
    ['of a known person with a new address', withOnlyNumber({ address: 'Mandalay' }), 'update'],
    [
      'of a known person with an invalid e-mail',
      withOnlyNumber({ email: 'mori' }),
      'update, email validation:email',
    ],
  ])('%s', async (_name, texts, expected) => {
    expect(await checkOne(texts)).toBe(expected);
  });

  it('is normalised like the input of the form', async () => {
    const [row] = await check([{ jp_name: 'ｲﾄｳ' }]);
    expect(row?.values).toMatchObject({
      jp_name: 'イトウ',
      ph_number: '09012345678',
      position: 3,
      role: 2,
      permanent_date: '2026-04-01',
      project: [1, 2],
      sort_key: '',
      staff_image: null,
    });
  });

  it('of an update lists its changes, and keeps the fields that the file leaves empty', async () => {
    const [row] = await check([withOnlyNumber({ address: 'Mandalay', role: 'Staff member' })]);
    expect(row).toMatchObject({
      storedId: 7,
      changes: [
        { name: 'address', before: 'Yangon', after: 'Mandalay' },
        { name: 'role', before: 1, after: 2 },
      ],
    });
    expect(row?.values).toMatchObject({ email: 'mori@example.com', project: [1], password: '' });
  });

  it('without changes is skipped, even if the stored record is invalid', async () => {
    const context = { ...MEMBERS, records: [{ ...STORED, email: '' }] };
    expect(await checkOne(withOnlyNumber({ address: 'Yangon' }), {}, context)).toBe('skip, same');
    expect(await checkOne(withOnlyNumber({ address: 'Bago' }), {}, context)).toBe(
      'update, email validation:required',
    );
  });

  it('of the signed-in user changes no role', async () => {
    expect(await checkOne(withOnlyNumber({ role: '2' }), {}, { ...MEMBERS, ownId: 7 })).toBe(
      'update, role importing:cell.ownRole',
    );
  });

  it.each<[string, Partial<CheckQuestion>, string]>([
    ['is skipped like all known rows', { knownAction: 'skip' }, 'skip, stored'],
    ['is sent where it was chosen so', { knownAction: 'skip', actions: { 2: 'update' } }, 'update'],
    ['is skipped on request', { actions: { 2: 'skip' } }, 'skip, chosen'],
  ])('of a known person %s', async (_name, changes, expected) => {
    expect(await checkOne(withOnlyNumber({ address: 'Mandalay' }), changes)).toBe(expected);
  });

  it.each<[string, Texts, CheckQuestion['password'], string]>([
    ['of the column', { password: 'secret1' }, { from: 'column' }, 'create'],
    ['missing in the column', {}, { from: 'column' }, 'create, password validation:required'],
    ['too short for all', {}, { from: 'all', text: 'abc' }, 'create, password validation:minLength'],
    ['made later', { password: 'x' }, { from: 'each' }, 'create'],
    [
      'of a known person, which is ignored',
      withOnlyNumber({ password: 'x', address: 'A' }),
      { from: 'column' },
      'update',
    ],
  ])('has a password %s', async (_name, texts, password, expected) => {
    expect(await checkOne(texts, { password })).toBe(expected);
  });

  it('with a formula or an error names the cell', async () => {
    const faults = { email: 'formula', address: 'error' } as const;
    const [row] = await checkRows(MEMBERS, {
      rows: [{ ...createRow(PERSON, 2), faults }],
      knownAction: 'skip',
      actions: {},
      password: { from: 'each' },
    });
    expect(row?.problems).toEqual({
      email: 'importing:cell.fault.formula',
      address: 'importing:cell.fault.error',
    });
  });
});

describe('rows with the same unique values', () => {
  const listProblemFields = async (rows: Texts[], changes: Partial<CheckQuestion> = {}) =>
    (await check(rows, changes)).map(({ problems }) => Object.keys(problems).join());

  it('are reported on both rows, field by field', async () => {
    const other = { staff_no: 'SG-0201', username: 'other', eng_name: 'Other', jp_name: '他' };
    expect(await listProblemFields([{}, { ...other, email: 'ITO@example.com' }])).toEqual(['email', 'email']);
    expect(await listProblemFields([{}, {}])).toEqual(
      Array(2).fill('username,email,staff_no,eng_name,jp_name'),
    );
  });

  it('are accepted when one of them is skipped', async () => {
    expect(await listProblemFields([{}, {}], { actions: { 3: 'skip' } })).toEqual(['', '']);
  });

  it('change the same person only once', async () => {
    expect(
      await listProblemFields([withOnlyNumber({ address: 'A' }), withOnlyNumber({ address: 'B' })]),
    ).toEqual(['staff_no', 'staff_no']);
  });
});

describe('a row of a project', () => {
  it.each<[Texts, string]>([
    [{ cd: 'P2', eng_name: 'Two', jp_name: '二' }, 'create'],
    [{ cd: 'P2', eng_name: 'Zwölf', jp_name: '二' }, 'create, eng_name validation:englishOnly'],
    [{ cd: 'p1', eng_name: 'Paint', jp_name: '' }, 'skip, same'],
    [{ cd: 'P1', eng_name: 'Painting' }, 'update'],
    [{ cd: '', eng_name: 'Two', jp_name: '二' }, 'create, cd validation:required'],
  ])('%o: %s', async (texts, expected) => {
    expect(await checkOne(texts, {}, PROJECTS)).toBe(expected);
  });
});

it('generated passwords are valid in the form, and unique', () => {
  const made = Array.from({ length: 200 }, makePassword);
  expect(made.every((password) => /^[a-zA-Z2-9]{10}$/.test(password))).toBe(true);
  expect(new Set(made).size).toBe(200);
});

it.each([...',;/、；，／', '\n'])('two choices of a cell are divided by %j', (separator) => {
  const choices = MEMBERS.choices.project ?? [];
  expect(findChoices(choices, `SCH01${separator}Paint`)).toEqual({ values: [1, 2], unknown: [] });
});
