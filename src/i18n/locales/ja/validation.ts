import type { Translation } from '../../catalogue';
import type { validation as en } from '../en/validation';

export const validation: Translation<typeof en> = {
  required: '{{field}}は必須です',
  minLength: '{{field}}は{{min}}文字以上で入力してください',
  maxLength: '{{field}}は{{max}}文字以内で入力してください',
  email: '{{field}}は正しいメールアドレスで入力してください',
  date: '{{field}}はYYYY-MM-DD形式の日付で入力してください',
  finishAfterStart: '{{field}}は開始時間より後にしてください',
  beforeOrEqual: '{{field}}は終了日以前の日付にしてください',
  afterOrEqual: '{{field}}は開始日以降の日付にしてください',
  atLeastOne: '{{field}}を1つ以上選択してください',
  alreadyExists: '{{field}}は既に使われています',
  englishOnly: '{{field}}は半角の英字と数字だけで入力してください',
  japaneseOnly: '{{field}}は日本語（かな・漢字）だけで入力してください',
  wholeNumber: '{{field}}は{{min}}から{{max}}までの整数で入力してください',
  digitsOnly: '{{field}}は数字だけで入力してください',
};
