import { beforeAll, describe, expect, it } from 'vitest';
import {
  holdsProject,
  isCodeTaken,
  PROJECT_FIELDS,
  projectFormSchema,
  projectFormValues,
  projectOptions,
} from '@/features/projects/fields';
import { changeLanguage } from '@/i18n/i18n';
import { translateMessage } from '@/i18n/message';
import { fieldNames } from '@/i18n/record-fields';
import { initWords } from '../../support/node-words';

const LIST = [
  { id: 1, cd: 'INV01' },
  { id: 2, cd: 'CLN02' },
];
const COMPLETE = { ...projectFormValues(null), cd: 'NEW10', eng_name: 'New Shop 2', jp_name: '新しい店' };
const rules = (ownId: number | null = null) => projectFormSchema(() => Promise.resolve(LIST), ownId);

async function findMessage(field: string, value: string, ownId: number | null = null) {
  const { error } = await rules(ownId).safeParseAsync({ ...COMPLETE, [field]: value });
  const issue = error?.issues.find(({ path }) => path[0] === field);
  return issue && translateMessage(issue.message, { field: 'F' });
}

beforeAll(initWords);

describe.each(['en', 'ja'] as const)('the rules of the project form in %s [PJ-1]', (language) => {
  beforeAll(() => changeLanguage(language));

  it.each([
    ['cd', '　', 'F is required', 'Fは必須です'],
    ['eng_name', '', 'F is required', 'Fは必須です'],
    ['jp_name', '', 'F is required', 'Fは必須です'],
    ['cd', 'INV01', 'F already exists', 'Fは既に使われています'],
    ['cd', ' ＩＮＶ０１ ', 'F already exists', 'Fは既に使われています'],
    ['cd', 'x'.repeat(31), 'F must be no more than 30 characters', 'Fは30文字以内で入力してください'],
    ['eng_name', 'x'.repeat(51), 'F must be no more than 50 characters', 'Fは50文字以内で入力してください'],
    ['jp_name', '店'.repeat(51), 'F must be no more than 50 characters', 'Fは50文字以内で入力してください'],
    [
      'eng_name',
      'Shop-2',
      'F must contain only English chars and numbers',
      'Fは半角の英字と数字だけで入力してください',
    ],
    [
      'eng_name',
      '店',
      'F must contain only English chars and numbers',
      'Fは半角の英字と数字だけで入力してください',
    ],
    [
      'jp_name',
      'Shop',
      'F must contain only Japanese chars',
      'Fは日本語（かな・漢字）だけで入力してください',
    ],
    ['jp_name', '店2', 'F must contain only Japanese chars', 'Fは日本語（かな・漢字）だけで入力してください'],
  ])('%s refuses %j', async (field, value, en, ja) => {
    expect(await findMessage(field, value)).toBe(language === 'en' ? en : ja);
  });
});

describe('the project form', () => {
  it('accepts valid input, normalised', async () => {
    const typed = { cd: ' ＮＥＷ１０', eng_name: 'Ｎｅｗ　Shop  2', jp_name: 'ｺｰﾋｰ・店々〆' };
    expect(await rules().parseAsync({ ...COMPLETE, ...typed })).toEqual({
      ...COMPLETE,
      cd: 'NEW10',
      eng_name: 'New Shop 2',
      jp_name: 'コーヒー・店々〆',
    });
  });

  it.each([
    ['INV01', null, true],
    ['INV01', 1, false],
    ['INV01', 2, true],
    ['inv01', null, false],
    ['NEW10', null, false],
  ])('of %s for project %s refuses the code of another project: %s', (code, ownId, isTaken) => {
    expect(isCodeTaken(LIST, code, ownId)).toBe(isTaken);
  });

  it('detects after a lost response whether the project was saved', () => {
    expect(holdsProject(COMPLETE, COMPLETE)).toBe(true);
    for (const name of fieldNames(PROJECT_FIELDS))
      expect(holdsProject({ ...COMPLETE, [name]: '店' }, COMPLETE), name).toBe(false);
    expect(holdsProject(null, COMPLETE)).toBe(false);
  });
});

it('projects are listed by name, or by code without one, and found by code and other name', () => {
  const projects = [
    { id: 1, cd: 'INV01', eng_name: 'Inventory', jp_name: '在庫' },
    { id: 2, cd: 'CLN02', eng_name: '', jp_name: '' },
  ];
  expect(projectOptions(projects, 'ja')).toEqual([
    { value: 1, label: '在庫', detail: 'INV01', keywords: 'Inventory' },
    { value: 2, label: 'CLN02', detail: 'CLN02', keywords: '' },
  ]);
});
