import { beforeAll, describe, expect, it } from 'vitest';
import { memberFormSchema, memberFormValues } from '@/features/members/fields';
import { changeLanguage } from '@/i18n/i18n';
import { translateMessage } from '@/i18n/message';
import { initWords } from '../../support/node-words';
import { COMPLETE, disguisedSvg } from './member-values';

beforeAll(initWords);

const create = memberFormSchema({ isNew: true, isLocked: false });
const edit = memberFormSchema({ isNew: false, isLocked: false });
const ownEdit = memberFormSchema({ isNew: false, isLocked: true });

type Values = Parameters<typeof create.safeParseAsync>[0];

async function firstMessage(schema: typeof create, values: Values, field: string, label: string) {
  const { error } = await schema.safeParseAsync(values);
  const issue = error?.issues.find(({ path }) => path[0] === field);
  return issue && translateMessage(issue.message, { field: label });
}

describe.each(['en', 'ja'] as const)('the rules of the member form in %s [MB-3]', (language) => {
  beforeAll(() => changeLanguage(language));
  const pick = (en: string, ja: string) => (language === 'en' ? en : ja);

  it.each([
    ['eng_name', 'English name', '氏名（英字）'],
    ['jp_name', 'Japanese name', '氏名（日本語）'],
    ['username', 'Username', 'ユーザー名'],
    ['password', 'Password', 'パスワード'],
    ['staff_no', 'Staff ID', '社員番号'],
    ['address', 'Address', '住所'],
    ['ph_number', 'Phone number', '電話番号'],
    ['position', 'Position', '役職'],
    ['role', 'Role', '権限'],
    ['email', 'E-mail', 'メールアドレス'],
    ['permanent_date', 'Permanent date', '正社員登用日'],
  ])('%s is required', async (field, enLabel, jaLabel) => {
    const label = pick(enLabel, jaLabel);
    const text = pick(`${label} is required`, `${label}は必須です`);
    expect(await firstMessage(create, { ...COMPLETE, [field]: '' }, field, label)).toBe(text);
  });

  it.each([
    [
      'jp_name',
      'Mori',
      'F must contain only Japanese chars',
      'Fは日本語（かな・漢字）だけで入力してください',
    ],
    [
      'jp_name',
      '森１',
      'F must contain only Japanese chars',
      'Fは日本語（かな・漢字）だけで入力してください',
    ],
    ['ph_number', '09-123', 'F must contain digits only', 'Fは数字だけで入力してください'],
    ['ph_number', '+', 'F must contain digits only', 'Fは数字だけで入力してください'],
    ['ph_number', '09+123', 'F must contain digits only', 'Fは数字だけで入力してください'],
    ['email', 'mori@', 'F must be a valid e-mail address', 'Fは正しいメールアドレスで入力してください'],
    [
      'permanent_date',
      '2026-02-30',
      'F must be a date in YYYY-MM-DD format',
      'FはYYYY/MM/DD形式の日付で入力してください',
    ],
    ['password', '12345', 'F must be at least 6 characters', 'Fは6文字以上で入力してください'],
    ['password', '12345678901', 'F must be no more than 10 characters', 'Fは10文字以内で入力してください'],
    ['staff_no', 'x'.repeat(31), 'F must be no more than 30 characters', 'Fは30文字以内で入力してください'],
    ['eng_name', 'x'.repeat(41), 'F must be no more than 40 characters', 'Fは40文字以内で入力してください'],
    ['address', 'x'.repeat(251), 'F must be no more than 250 characters', 'Fは250文字以内で入力してください'],
    ['ref_person', 'x'.repeat(41), 'F must be no more than 40 characters', 'Fは40文字以内で入力してください'],
  ])('%s refuses %j', async (field, value, en, ja) => {
    expect(await firstMessage(create, { ...COMPLETE, [field]: value }, field, 'F')).toBe(pick(en, ja));
  });

  it('refuse a photo that is no picture', async () => {
    const values = { ...COMPLETE, staff_image: disguisedSvg() };
    expect(await firstMessage(create, values, 'staff_image', 'F')).toMatch(
      pick('SVG pictures are refused', 'SVG画像は'),
    );
  });
});

describe('the member form', () => {
  it('takes a complete member', async () => {
    expect(await create.parseAsync(COMPLETE)).toEqual(COMPLETE);
  });

  it.each([
    ['ref_person', ''],
    ['ref_ph_number', ''],
    ['sort_key', ''],
    ['project', []],
    ['jp_name', '佐々木・ルーシー カト'],
    ['jp_name', 'さとう'],
    ['jp_name', '〆木 奈々'],
    ['ph_number', '0912345'],
    ['password', 'ten chars!'],
  ])('accepts %s %j', async (field, value) => {
    const checked = await create.parseAsync({ ...COMPLETE, [field]: value });
    expect(checked).toEqual({ ...COMPLETE, [field]: value });
  });

  it.each([
    ['ph_number', '＋９５　', '+95'],
    ['jp_name', ' ﾓﾘ　ﾊﾅ ', 'モリ ハナ'],
    ['email', 'ｍｏｒｉ＠example.com', 'mori@example.com'],
    ['staff_no', 'ＳＧ－１', 'SG-1'],
  ])('normalises %s %j before validation', async (field, value, normal) => {
    expect(await create.parseAsync({ ...COMPLETE, [field]: value })).toMatchObject({ [field]: normal });
  });

  it('leaves a password as typed', async () => {
    expect(await create.parseAsync({ ...COMPLETE, password: ' ｐass1 ' })).toMatchObject({
      password: ' ｐass1 ',
    });
  });

  it('requires no password in an edit, but validates a new one [MB-3]', async () => {
    expect((await edit.safeParseAsync({ ...COMPLETE, password: '' })).success).toBe(true);
    expect((await edit.safeParseAsync({ ...COMPLETE, password: '12345' })).success).toBe(false);
    expect((await edit.safeParseAsync({ ...COMPLETE, password: '12345678901' })).success).toBe(false);
  });

  it('does not validate fields of administrators for other users [MB-4]', async () => {
    const odd = { ...COMPLETE, staff_no: ' 1 ', position: 99, email: '', permanent_date: '', sort_key: 7 };
    expect(await ownEdit.parseAsync(odd)).toEqual(odd);
    expect((await edit.safeParseAsync(odd)).success).toBe(false);
  });

  it('starts an edit with the stored values, without a password', () => {
    const { password: _, project, ...stored } = COMPLETE;
    const member = {
      ...stored,
      projectIds: project,
      position: null,
      permanent_date: null,
      sort_key: undefined,
    };
    expect(memberFormValues(member)).toEqual({
      ...COMPLETE,
      password: '',
      position: '',
      permanent_date: '',
      sort_key: '',
    });
  });
});
