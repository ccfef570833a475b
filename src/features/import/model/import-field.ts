import { PROJECT_FIELDS } from '@/features/projects/fields';
import { importFields } from '@/i18n/record-fields';

export type ImportKind = 'members' | 'projects';

/** Fields whose cells name a choice. */
export type ChoiceField = 'position' | 'role' | 'sort_key' | 'project';

/** A field under its name on the wire and in the form. */
export type ImportField = ReturnType<typeof importFields>[number];

const MEMBER_FIELDS: readonly ImportField[] = [
  {
    name: 'staff_no',
    label: 'members:field.staffNo',
    words: ['staff no', 'staff number', 'employee id', 'employee no', '社員番号', '社員ID', 'スタッフ番号'],
    isRequired: true,
    width: 110,
  },
  {
    name: 'eng_name',
    label: 'members:field.engName',
    words: ['name', 'name (english)', 'full name', '英語名', '英字氏名', 'ローマ字'],
    isRequired: true,
    width: 170,
  },
  {
    name: 'jp_name',
    label: 'members:field.jpName',
    words: ['name (japanese)', '氏名', '名前', '日本語名'],
    isRequired: true,
    width: 150,
  },
  {
    name: 'username',
    label: 'members:field.username',
    words: ['user', 'login', 'user id', 'ログインID', 'ユーザID'],
    isRequired: true,
    width: 130,
  },
  {
    name: 'password',
    label: 'members:field.password',
    words: ['initial password', '初期パスワード'],
    width: 120,
  },
  {
    name: 'email',
    label: 'members:field.email',
    words: ['mail', 'email address', 'e-mail address', 'メール', 'Eメール'],
    content: 'mail',
    isRequired: true,
    width: 210,
  },
  {
    name: 'ph_number',
    label: 'members:field.phone',
    words: ['phone', 'tel', 'telephone', 'mobile', '電話', '携帯', '携帯電話', '携帯番号'],
    content: 'phone',
    isRequired: true,
    width: 140,
  },
  { name: 'address', label: 'members:field.address', words: ['所在地'], isRequired: true, width: 200 },
  {
    name: 'position',
    label: 'members:field.position',
    words: ['job title', 'title', '職位'],
    isRequired: true,
    width: 170,
  },
  {
    name: 'role',
    label: 'members:field.role',
    words: ['rights', 'ロール'],
    isRequired: true,
    width: 130,
  },
  {
    name: 'permanent_date',
    label: 'members:field.permanentDate',
    words: ['permanent since', '正社員日', '本採用日'],
    content: 'date',
    isRequired: true,
    width: 130,
  },
  { name: 'project', label: 'members:field.project', words: ['projects'], width: 170 },
  { name: 'ref_person', label: 'members:field.refPerson', words: ['reference', 'referrer'], width: 150 },
  { name: 'ref_ph_number', label: 'members:field.refPhone', content: 'phone', width: 150 },
  { name: 'sort_key', label: 'members:field.sortKey', words: ['order', '並び順'], width: 90 },
];

/** What a file can hold of them, in the order of the table. */
export const IMPORT_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  members: MEMBER_FIELDS,
  projects: importFields(PROJECT_FIELDS),
};

type NamePart = Pick<ImportField, 'name' | 'label' | 'words'>;

/** Names that a file keeps in two columns. */
const NAME_PARTS: readonly NamePart[] = [
  {
    name: 'jp_name.family',
    label: 'importing:part.jpFamily',
    words: ['姓', '氏', '苗字', '名字', '姓（漢字）', 'family name (japanese)', 'last name (japanese)'],
  },
  {
    name: 'jp_name.given',
    label: 'importing:part.jpGiven',
    words: ['名', '名（漢字）', 'given name (japanese)', 'first name (japanese)'],
  },
  {
    name: 'eng_name.family',
    label: 'importing:part.engFamily',
    words: ['family name', 'last name', 'surname', '姓（英字）', '姓（ローマ字）', 'last name (english)'],
  },
  {
    name: 'eng_name.given',
    label: 'importing:part.engGiven',
    words: ['given name', 'first name', 'forename', '名（英字）', '名（ローマ字）', 'first name (english)'],
  },
];

/** What a column of a file can be. */
export type ColumnField = Pick<ImportField, 'name' | 'label' | 'words' | 'content'>;

export const COLUMN_FIELDS: Readonly<Record<ImportKind, readonly ColumnField[]>> = {
  members: [...MEMBER_FIELDS, ...NAME_PARTS],
  projects: IMPORT_FIELDS.projects,
};

/** The field to which a column belongs: a part of a name to the name. */
export const wholeOf = (name: string) => name.replace(/\..*$/, '');

/** True where one column leaves no room for the other: the same field, or a name and a part of it. */
export const areRivals = (one: string, other: string) =>
  one === other || ((one === wholeOf(one) || other === wholeOf(other)) && wholeOf(one) === wholeOf(other));

/** By this one a row is known to be about whom or what is there already. */
export const KEY_FIELD: Readonly<Record<ImportKind, string>> = { members: 'staff_no', projects: 'cd' };
