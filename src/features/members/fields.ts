import * as z from 'zod/mini';
import { choice, REQUIRED } from '@/i18n/form-checks';
import { japaneseText, optionalText, requiredChoice, requiredDate, requiredText } from '@/i18n/form-rules';
import { message } from '@/i18n/message';
import { formValues, pickShape, type RecordField } from '@/i18n/record-fields';
import { mapped } from '@/lib/schema-parts';
import { checkPhoto, MOST_PHOTO_MEGABYTES } from './model/photo-file';
import { positionName } from './model/positions';

export const SORT_KEYS: readonly number[] = [1, 2, 3, 4];
export const ROLES = { admin: 1, user: 2 } as const;

/** The login refuses longer passwords. */
const PASSWORD_LENGTH = { min: 6, max: 10 };
const PHONE = /^\+?\d+$/;

/** Instead of a file: removes the stored photo. */
export const NO_PHOTO = 'none';

const photoRule = mapped(
  z.nullable(z.union([z.instanceof(File), z.literal(NO_PHOTO)])),
  async (file, { issues }) => {
    if (!(file instanceof File)) return file;
    const checked = await checkPhoto(file);
    if ('photo' in checked) return checked.photo;
    const problem = message(checked.problem, { max: MOST_PHOTO_MEGABYTES });
    issues.push({ code: 'custom', message: problem, input: file });
    return z.NEVER;
  },
);

export type MemberField = RecordField & {
  /** True if every server stores it as sent: such fields identify a new member after a lost answer. */
  isProof?: boolean;
};

const FORM_ONLY = { leftOut: 'The list has no room for it; the form shows it.' };

/** The fields of a member, as on the wire; the lengths are the server's. Source: MB-1, MB-3. */
export const MEMBER_FIELDS = {
  eng_name: {
    label: 'members:field.engName',
    isRequired: true,
    isSearched: true,
    isProof: true,
    rule: requiredText(40),
    empty: '',
    column: { id: 'engName', place: 2 },
    import: {
      words: ['name', 'name (english)', 'full name', '英語名', '英字氏名', 'ローマ字'],
      place: 2,
      width: 170,
    },
  },
  jp_name: {
    label: 'members:field.jpName',
    isRequired: true,
    isSearched: true,
    isProof: true,
    rule: japaneseText(40),
    empty: '',
    column: { id: 'jpName', place: 3 },
    import: { words: ['name (japanese)', '氏名', '名前', '日本語名'], place: 3, width: 150 },
  },
  username: {
    label: 'members:field.username',
    isRequired: true,
    isProof: true,
    rule: requiredText(40),
    empty: '',
    column: FORM_ONLY,
    import: { words: ['user', 'login', 'user id', 'ログインID', 'ユーザID'], place: 4, width: 130 },
  },
  password: {
    label: 'members:field.password',
    rule: z.string(),
    empty: '',
    column: { leftOut: 'The server never sends it.' },
    import: { words: ['initial password', '初期パスワード'], place: 5, width: 120 },
  },
  staff_no: {
    label: 'members:field.staffNo',
    isRequired: true,
    isSearched: true,
    isProof: true,
    rule: requiredText(30),
    empty: '',
    column: { id: 'staffNo', place: 1 },
    import: {
      words: [
        'staff no',
        'staff number',
        'employee id',
        'employee no',
        '社員番号',
        '社員ID',
        'スタッフ番号',
        'スタッフID',
      ],
      place: 1,
      width: 110,
    },
  },
  address: {
    label: 'members:field.address',
    isRequired: true,
    isProof: true,
    rule: requiredText(250),
    empty: '',
    column: { id: 'address', place: 8 },
    import: { words: ['所在地'], place: 8, width: 200 },
  },
  ph_number: {
    label: 'members:field.phNumber',
    isRequired: true,
    isProof: true,
    rule: z.pipe(requiredText(100), z.string().check(z.regex(PHONE, message('validation:digitsOnly')))),
    empty: '',
    column: { id: 'phone', place: 6 },
    import: {
      words: ['phone', 'tel', 'telephone', 'mobile', '電話', '携帯', '携帯電話', '携帯番号'],
      content: 'phone',
      place: 7,
      width: 140,
    },
  },
  position: {
    label: 'members:field.position',
    isRequired: true,
    isProof: true,
    rule: requiredChoice(),
    empty: '',
    column: { id: 'position', place: 4 },
    getWord: (id) => `members:position.${positionName(id)}` as const,
    import: { words: ['job title', 'title', '職位'], place: 9, width: 170 },
  },
  role: {
    label: 'members:field.role',
    isRequired: true,
    isProof: true,
    rule: requiredChoice(),
    empty: '',
    column: { id: 'role', place: 5 },
    getWord: (id) => (id === ROLES.admin ? 'members:role.admin' : 'members:role.user'),
    import: { words: ['rights', 'ロール'], place: 10, width: 130 },
  },
  email: {
    label: 'members:field.email',
    isRequired: true,
    isProof: true,
    rule: z.pipe(requiredText(255), z.email(message('validation:email'))),
    empty: '',
    column: { id: 'email', place: 7 },
    import: {
      words: ['mail', 'email address', 'e-mail address', 'メール', 'Eメール'],
      content: 'mail',
      place: 6,
      width: 210,
    },
  },
  permanent_date: {
    label: 'members:field.permanentDate',
    isRequired: true,
    rule: requiredDate(),
    empty: '',
    column: FORM_ONLY,
    import: { words: ['permanent since', '正社員日', '本採用日'], content: 'date', place: 11, width: 130 },
  },
  ref_person: {
    label: 'members:field.refPerson',
    isProof: true,
    rule: optionalText(40),
    empty: '',
    column: FORM_ONLY,
    import: { words: ['reference', 'referrer'], place: 13, width: 150 },
  },
  ref_ph_number: {
    label: 'members:field.refPhNumber',
    isProof: true,
    rule: optionalText(100),
    empty: '',
    column: FORM_ONLY,
    import: { content: 'phone', place: 14, width: 150 },
  },
  project: {
    label: 'members:field.project',
    rule: z.array(z.number()),
    empty: [],
    column: FORM_ONLY,
    import: { words: ['projects'], place: 12, width: 170 },
  },
  sort_key: {
    label: 'members:field.sortKey',
    rule: choice(),
    empty: '',
    column: FORM_ONLY,
    import: { words: ['order', '並び順'], place: 15, width: 90 },
  },
  staff_image: {
    label: 'members:field.staffImage',
    rule: photoRule,
    empty: null,
    column: { leftOut: 'A photo; the list shows it beside the name.' },
    import: { leftOut: 'A file of cells holds no photos.' },
  },
} as const satisfies Readonly<Record<string, MemberField>>;

type Rules = {
  isNew: boolean;
  /** Staff send the fields that only administrators may change as they received them. Source: MB-4. */
  isLocked: boolean;
};

function passwordRule({ isNew }: Rules) {
  const { min, max } = PASSWORD_LENGTH;
  const length = z
    .string()
    .check(
      z.minLength(min, message('validation:minLength', { min })),
      z.maxLength(max, message('validation:maxLength', { max })),
    );
  return isNew
    ? z.pipe(z.string().check(z.minLength(1, REQUIRED)), length)
    : z.union([z.literal(''), length]);
}

/** Named as on the wire, because the server's messages name fields. */
export function memberFormSchema(rules: Rules) {
  const fields = pickShape(MEMBER_FIELDS, 'rule');
  const unlessLocked = <Rule, Locked>(rule: Rule, locked: Locked) => (rules.isLocked ? locked : rule);
  return z.object({
    ...fields,
    password: passwordRule(rules),
    staff_no: unlessLocked(fields.staff_no, z.string()),
    position: unlessLocked(fields.position, choice()),
    role: unlessLocked(fields.role, choice()),
    email: unlessLocked(fields.email, z.string()),
    permanent_date: unlessLocked(fields.permanent_date, z.string()),
  });
}

export type MemberFormInput = z.input<ReturnType<typeof memberFormSchema>>;
export type CheckedMember = z.output<ReturnType<typeof memberFormSchema>>;

/** A member as the server sends them, as far as the form needs it. */
export type StoredMember = Omit<
  MemberFormInput,
  'password' | 'project' | 'staff_image' | 'position' | 'permanent_date' | 'sort_key'
> & {
  position?: number | null;
  permanent_date?: string | null;
  sort_key?: number | null;
  projectIds: readonly number[];
  staff_image_url?: string | null;
};

/** Returns the initial values of the form. The password is empty, because no server sends it. */
export function memberFormValues(member: StoredMember | null): MemberFormInput {
  return formValues(MEMBER_FIELDS, member && { ...member, project: [...member.projectIds] });
}
