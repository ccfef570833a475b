import { MEMBER_FIELDS } from '@/features/members/fields';
import { PROJECT_FIELDS } from '@/features/projects/fields';
import { importFields, type ImportField } from '@/i18n/record-fields';
import { HOUR_FIELDS } from '../hours/model/hour-fields';

export type ImportKind = 'members' | 'projects';

/** A file holds records, or hours, where several rows form a day. */
export type FileKind = ImportKind | 'hours';

/** The catalogues with the labels of the fields, by which headings in either language are recognised. */
export const FIELD_CATALOGUES = { members: 'members', projects: 'projects', hours: 'importing' } as const;

export type ChoiceField = 'position' | 'role' | 'sort_key' | 'project';

/** The fields that a file may hold, in the order of the table. */
export const IMPORT_FIELDS: Readonly<Record<FileKind, readonly ImportField[]>> = {
  members: importFields(MEMBER_FIELDS),
  projects: importFields(PROJECT_FIELDS),
  hours: HOUR_FIELDS,
};

type NamePart = Pick<ImportField, 'name' | 'label' | 'words'>;

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

export type ColumnField = Pick<ImportField, 'name' | 'label' | 'words' | 'content'>;

export const COLUMN_FIELDS: Readonly<Record<FileKind, readonly ColumnField[]>> = {
  members: [...IMPORT_FIELDS.members, ...NAME_PARTS],
  projects: IMPORT_FIELDS.projects,
  hours: HOUR_FIELDS,
};

/** Returns the field that a column fills: `jp_name` for `jp_name.family`. */
export const wholeFieldName = (name: string) => name.replace(/\..*$/, '');

/** True if two columns exclude each other: the same field, or a name and a part of it. */
export const areRivals = (one: string, other: string) =>
  one === other ||
  ((one === wholeFieldName(one) || other === wholeFieldName(other)) &&
    wholeFieldName(one) === wholeFieldName(other));

export const KEY_FIELD: Readonly<Record<ImportKind, string>> = { members: 'staff_no', projects: 'cd' };
