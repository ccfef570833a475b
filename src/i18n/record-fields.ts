import type * as z from 'zod/mini';
import type { MessageKey } from './catalogue';
import type { CalendarDate } from '@/lib/calendar-date';
import { isSameInAnyOrder, type Fields } from '@/lib/three-way-merge';

/** `leftOut` is the reason, for readers of the code. */
type LeftOut = { leftOut: string };

/** An import recognises a column without a known heading by this content. */
export type CellContent = 'mail' | 'phone' | 'date';

/** Columns are sorted by `place`, 0 by default, then by the order of the fields. */
type Placed = { place?: number };

/** Without `text` or `getDate` the cell shows the text field of the same name. */
type FieldColumn<Row> = Placed & {
  id: string;
  width?: number | string;
  text?: (record: Row) => string;
  getDate?: (record: Row) => CalendarDate | null;
};

type ImportColumn = Placed & {
  /** Headings of other programs for this field. */
  words?: readonly string[];
  content?: CellContent;
  /** In pixels. */
  width: number;
};

/** Form, list, merge, import and workbook read this definition. Fields have the names of the wire. */
export type FormField<Row = Fields> = {
  /** Its last part must be the name on the wire in camel case: `server-messages.ts` finds it by that name. */
  label: MessageKey;
  isRequired?: boolean;
  /** The schema in answers, for records that build their schema from their fields. */
  wire?: z.ZodMiniType;
  rule: z.ZodMiniType;
  empty: unknown;
  /** Reads the form's value where the record has no field of this name. */
  stored?: (record: Row) => unknown;
  column: FieldColumn<Row> | LeftOut;
  /** By the palette. */
  isSearched?: boolean;
  getWord?: (value: unknown) => MessageKey;
};

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

/** Builds the shape of a zod object from one schema of each field. */
export function pickShape<All extends FormFields<never>, Part extends 'wire' | 'rule'>(
  fields: All,
  part: Part,
): Shape<All, Part> {
  const parts = Object.entries(fields).map(([name, field]) => [name, field[part]]);
  return Object.fromEntries(parts.filter(([, schema]) => schema)) as Shape<All, Part>;
}

export function formValues<Row extends Fields, Values>(fields: FormFields<Row>, record: Row | null): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { stored, empty }]) => {
      const value = record && (stored ? stored(record) : record[name]);
      return [name, value ?? empty];
    }),
  ) as Values;
}

export function holdsFields(
  fields: FormFields<never>,
  values: Fields | null | undefined,
  sent: Fields,
): boolean {
  return values != null && fieldNames(fields).every((name) => isSameInAnyOrder(values[name], sent[name]));
}

export const searchedValues = (fields: FormFields<never>, record: Fields): string[] =>
  fieldNames(fields)
    .filter((name) => fields[name]?.isSearched)
    .map((name) => String(record[name]));

const sortByPlace = <Item extends Placed>(items: readonly Item[]): Item[] =>
  items.toSorted((first, second) => (first.place ?? 0) - (second.place ?? 0));

export function columnFields<Row>(fields: FormFields<Row>) {
  return sortByPlace(
    Object.entries(fields).flatMap(([name, { label, getWord, column }]) =>
      isLeftOut(column) ? [] : [{ name, label, getWord, ...column }],
    ),
  );
}

export type ImportField = ImportColumn & Pick<RecordField, 'label' | 'isRequired'> & { name: string };

export function importFields(fields: RecordFields): ImportField[] {
  return sortByPlace(
    Object.entries(fields).flatMap(([name, { label, isRequired, import: importColumn }]) =>
      isLeftOut(importColumn) ? [] : [{ name, label, isRequired, ...importColumn }],
    ),
  );
}
