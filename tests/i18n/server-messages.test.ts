import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/api/api-error';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { describeFieldMessage } from '@/i18n/server-messages';
import { initWords } from '../support/node-words';

beforeAll(initWords);

const describeRefusal = (serverMessage: string | undefined, kind: ApiErrorKind = 'invalid') =>
  translateMessage(describeError(new ApiError(kind, { serverMessage })));

const FAULT = {
  en: 'The server had an internal error. Please tell an administrator what you did.',
  ja: 'サーバー内部でエラーが発生しました。行った操作を管理者に連絡してください。',
};

// The words of a server, and what the user reads of them.
const SENTENCES: [words: string, en: string, ja: string][] = [
  ['The cd field is required.', 'Code is required', 'コードは必須です'],
  ['Permanent date is required.', 'Permanent date is required', '正社員登用日は必須です'],
  [
    'The cd has already been taken.',
    'Code already exists. It may belong to a deleted record',
    'コードは既に使われています。削除済みの記録で使われている場合もあります',
  ],
  [
    'The username has already been taken. (and 2 more errors)',
    'Username already exists. It may belong to a deleted record',
    'ユーザー名は既に使われています。削除済みの記録で使われている場合もあります',
  ],
  [
    'The eng_name may not be greater than 40 characters.',
    'English name must be no more than 40 characters',
    '氏名（英字）は40文字以内で入力してください',
  ],
  [
    'The password field must be at least 6 characters.',
    'Password must be at least 6 characters',
    'パスワードは6文字以上で入力してください',
  ],
  [
    'The create_array.0.period field must match the format H:i.',
    'Period must be a time of day',
    '時間帯は時刻で入力してください',
  ],
  [
    'The project.0 field must be an integer.',
    'Project must be a whole number',
    'プロジェクトは整数で入力してください',
  ],
  [
    'The selected responsibility.1 is invalid.',
    'Choose another one for Responsibility: the server does not know this one',
    '担当業務を選び直してください。選択した内容がサーバーにありません',
  ],
  [
    'The leave date is not a valid date.',
    'Leave date must be a date in YYYY-MM-DD format',
    '休暇日はYYYY/MM/DD形式の日付で入力してください',
  ],
  ['The selected id is invalid.', 'This record no longer exists.', 'この記録はもう存在しません。'],
  [
    'The selected task_id is invalid.',
    'Choose another one for Task: the server does not know this one',
    '作業を選び直してください。選択した内容がサーバーにありません',
  ],
  [
    'The sort key must be between 0 and 255.',
    'Sort key must be a whole number from 0 to 255',
    '表示順は0から255までの整数で入力してください',
  ],
  [
    'The sort key may not be greater than 255.',
    'Sort key must be 255 or less',
    '表示順は255以下で入力してください',
  ],
  [
    'The sg experience must be at least 0.5.',
    'Experience here (years) must be 0.5 or more',
    '当社での経験年数は0.5以上で入力してください',
  ],
  [
    "SQLSTATE[22001]: String data, right truncated: 1406 Data too long for column 'address' at row 1",
    'Address is too long',
    '住所が長すぎます',
  ],
  ['The wifi code field is required.', 'wifi code is required', 'wifi codeは必須です'],
  [
    'The staff id has already been taken.',
    'There is already a record of this employee. It may be a deleted one',
    'この社員の記録は既にあります。削除済みの記録の場合もあります',
  ],
  [
    'Leave record already exists.',
    'There is already a record of this employee. It may be a deleted one',
    'この社員の記録は既にあります。削除済みの記録の場合もあります',
  ],
  [
    'Leave record for year 2027 not found.',
    'This employee has no leave record for 2027 yet',
    'この社員には2027年の休暇記録がまだありません',
  ],
  [
    'Too Many Attempts.',
    'Too many requests in a short time. Wait a minute and try again.',
    '短時間にアクセスが集中しています。1分ほど待ってから、もう一度お試しください。',
  ],
  [
    'Server Error',
    'Something went wrong on the server. Please try again in a moment.',
    'サーバーで問題が発生しました。しばらくしてからもう一度お試しください。',
  ],
  ['Attempt to read property "id" on null', FAULT.en, FAULT.ja],
  ["Trying to get property 'first_annual' of non-object", FAULT.en, FAULT.ja],
  ["SQLSTATE[42S22]: Column not found: 1054 Unknown column 'lng' in 'field list'", FAULT.en, FAULT.ja],
  [
    "SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry 'a' for key 'staff_cd_unique'",
    'The server already has such an entry.',
    '同じ内容がサーバーに既に登録されています。',
  ],
  [
    'SQLSTATE[HY000] [2002] Connection refused',
    'The server cannot reach its database at the moment. Please try again later.',
    '現在サーバーがデータベースに接続できません。時間をおいてもう一度お試しください。',
  ],
  [
    'The moon is too bright.',
    'The server refused this: “The moon is too bright.”',
    'サーバーで受け付けられませんでした。サーバーからの応答：「The moon is too bright.」',
  ],
];

describe.each(['en', 'ja'] as const)('the messages of the server in %s', (language) => {
  beforeAll(() => i18next.changeLanguage(language));

  it.each(SENTENCES)('%s', (words, en, ja) => {
    expect(describeRefusal(words)).toBe({ en, ja }[language]);
  });

  it('a field inserts its own label into the sentence', () => {
    const sentence = translateMessage(describeFieldMessage('The cd has already been taken.'), { field: 'X' });
    expect(sentence).toBe(
      {
        en: 'X already exists. It may belong to a deleted record',
        ja: 'Xは既に使われています。削除済みの記録で使われている場合もあります',
      }[language],
    );
  });

  it('an unknown failure is quoted, shortened', () => {
    expect(describeRefusal('z'.repeat(500), 'server')).toContain(`${'z'.repeat(200)}…`);
    expect(describeRefusal(undefined, 'server')).toBe(i18next.t('common:error.server'));
  });
});

it.each<[ApiErrorKind, string]>([
  ['tooLarge', 'common:error.tooLarge'],
  ['tooMany', 'common:error.tooMany'],
  ['forbidden', 'common:error.forbidden'],
])('%s has a fixed sentence, whatever the server says', (kind, key) => {
  expect(describeRefusal('Request Entity Too Large', kind)).toBe(i18next.t(key as 'common:error.tooLarge'));
});
