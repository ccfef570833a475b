import type * as z from 'zod/mini';
import type { MessageKey } from './catalogue';
import type { CalendarDate } from '@/lib/calendar-date';
import { isSameValue, type Fields } from '@/lib/three-way-merge';

/** The reason why a list, file or import omits a field. */
type LeftOut = { leftOut: string };

/** The content of cells by which an import recognises a column without a known heading. */
export type CellContent = 'mail' | 'phone' | 'date';

/** Columns are sorted by `place`, 0 by default; equal ones keep the order of the fields. */
type Placed = { place?: number };

/** `text` or `getDate` reads the cell, where it is no text field of the same name. */
type FieldColumn<Row> = Placed & {
  id: string;
  width?: number | string;
  text?: (record: Row) => string;
  getDate?: (record: Row) => CalendarDate | null;
};

type ImportColumn = Placed & {
  /** Further headings that other programs use. */
  words?: readonly string[];
  content?: CellContent;
  /** Width of its column in the table, in pixels. */
  width: number;
};

/** The one definition of a field by its name on the wire: form, list, merge, import and workbook use it. */
export type FormField<Row = Fields> = {
  /** A key made of the name on the wire, so that messages of the server find it (`server-messages.ts`). */
  label: MessageKey;
  isRequired?: boolean;
  /** Its schema in answers, for records whose schema is built from their fields. */
  wire?: z.ZodMiniType;
  rule: z.ZodMiniType;
  empty: unknown;
  /** Reads the form's value from a record, where that is no field of the same name. */
  stored?: (record: Row) => unknown;
  /** Its column in list and workbook. */
  column: FieldColumn<Row> | LeftOut;
  /** True where the palette searches it. */
  isSearched?: boolean;
  /** The label of a value that is a choice. */
  getWord?: (value: unknown) => MessageKey;
};

/** The fields of a record without an import. */
export type FormFields<Row = Fields> = Readonly<Record<string, FormField<Row>>>;

export type RecordField<Row = Fields> = FormField<Row> & { import: ImportColumn | LeftOut };

export type RecordFields<Row = Fields> = Readonly<Record<string, RecordField<Row>>>;

export const isLeftOut = (part: object): part is LeftOut => 'leftOut' in part;

export const fieldNames = <All extends FormFields<never>>(fields: All) =>
  Object.keys(fields) as (keyof All & string)[];

type Shape<All, Part extends 'wire' | 'rule'> = {
  [Name in keyof All as All[Name] extends Record<Part, z.ZodMiniType> ? Name : never]: All[Name][Part &
    keyof All[Name]];
};

/** Collects `wire` or `rule` of all fields: the shape of the schema of answers, or of the form. */
export function pickShape<All extends FormFields<never>, Part extends 'wire' | 'rule'>(
  fields: All,
  part: Part,
): Shape<All, Part> {
  const parts = Object.entries(fields).map(([name, field]) => [name, field[part]]);
  return Object.fromEntries(parts.filter(([, schema]) => schema)) as Shape<All, Part>;
}

/** The initial values of a form: those of the record, else the empty ones. */
export function formValues<Row extends Fields, Values>(fields: FormFields<Row>, record: Row | null): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { stored, empty }]) => {
      const value = record && (stored ? stored(record) : record[name]);
      return [name, value ?? empty];
    }),
  ) as Values;
}

/** True when a record, read again, has the sent value in every field of the form. */
export function holdsFields(
  fields: FormFields<never>,
  values: Fields | null | undefined,
  sent: Fields,
): boolean {
  return values != null && fieldNames(fields).every((name) => isSameValue(values[name], sent[name]));
}

/** The texts by which the palette finds a record. */
export const searchedValues = (fields: FormFields<never>, record: Fields): string[] =>
  fieldNames(fields)
    .filter((name) => fields[name]?.isSearched)
    .map((name) => String(record[name]));

const sortByPlace = <Item extends Placed>(items: readonly Item[]): Item[] =>
  items.toSorted((first, second) => (first.place ?? 0) - (second.place ?? 0));

/** The fields that are columns of list and workbook, in their order. */
export function columnFields<Row>(fields: FormFields<Row>) {
  return sortByPlace(
    Object.entries(fields).flatMap(([name, { label, getWord, column }]) =>
      isLeftOut(column) ? [] : [{ name, label, getWord, ...column }],
    ),
  );
}

export type ImportField = ImportColumn & Pick<RecordField, 'label' | 'isRequired'> & { name: string };

/** The fields that an import can fill, in the order of their columns. */
export function importFields(fields: RecordFields): ImportField[] {
  return sortByPlace(
    Object.entries(fields).flatMap(([name, { label, isRequired, import: importColumn }]) =>
      isLeftOut(importColumn) ? [] : [{ name, label, isRequired, ...importColumn }],
    ),
  );
}
