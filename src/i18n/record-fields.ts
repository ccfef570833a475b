import type * as z from 'zod/mini';
import type { MessageKey } from './catalogue';
import type { CalendarDate } from '@/lib/calendar-date';
import { isSameValue, type Fields } from '@/lib/three-way-merge';

/** Why one of the readers of a field leaves it out, for whoever adds the next one. */
type LeftOut = { leftOut: string };

/** What the cells of a column look like, where no head says what they are. */
export type CellContent = 'mail' | 'phone' | 'date';

/** Where a column stands, where that is not the order of the fields. */
type Placed = { place?: number };

/** `text` or `dateOf` reads it, where it is no text of the same name. */
type FieldColumn<Row> = Placed & {
  id: string;
  width?: number | string;
  text?: (record: Row) => string;
  dateOf?: (record: Row) => CalendarDate | null;
};

/** How a file of another program holds a field. */
type ImportColumn = Placed & {
  /** Further heads under which other programs keep it. */
  words?: readonly string[];
  content?: CellContent;
  /** Pixels of its column in the table. */
  width: number;
};

/**
 * A field of a record, once, under its name on the wire and in the form. Form, list, merge of a colleague's change, "not kept" and
 * workbook read it from here; what does not, says why. `Row` is a record as it was read.
 */
export type FormField<Row = Fields> = {
  /** Under its name on the wire, so that it is found where the server names the field (`server-words.ts`). */
  label: MessageKey;
  isRequired?: boolean;
  /** How an answer tells it, where the schema of answers is made of the fields. */
  wire?: z.ZodMiniType;
  /** What a form accepts. */
  rule: z.ZodMiniType;
  /** What an empty form holds. */
  empty: unknown;
  /** What a form holds of a record, where that is no field of the same name. */
  stored?: (record: Row) => unknown;
  /** Its column in list and workbook. */
  column: FieldColumn<Row> | LeftOut;
  /** True where the palette finds a record by it. */
  isSearched?: boolean;
  /** The word for a value that is a choice. */
  wordOf?: (value: unknown) => MessageKey;
};

/** The fields of a record of which no file is imported. */
export type FormFields<Row = Fields> = Readonly<Record<string, FormField<Row>>>;

export type RecordField<Row = Fields> = FormField<Row> & { import: ImportColumn | LeftOut };

export type RecordFields<Row = Fields> = Readonly<Record<string, RecordField<Row>>>;

/** True where a reader leaves the field out. */
export const isLeftOut = (part: object): part is LeftOut => 'leftOut' in part;

/** Their names, in the order of form, list and file. */
export const fieldNames = <All extends FormFields<never>>(fields: All) =>
  Object.keys(fields) as (keyof All & string)[];

type Shape<All, Part extends 'wire' | 'rule'> = {
  [Name in keyof All as All[Name] extends Record<Part, z.ZodMiniType> ? Name : never]: All[Name][Part &
    keyof All[Name]];
};

/** This part of each field that has it, under the names of the fields: a schema of the server's answers, or of the form. */
export function shapeOf<All extends FormFields<never>, Part extends 'wire' | 'rule'>(
  fields: All,
  part: Part,
): Shape<All, Part> {
  const parts = Object.entries(fields).map(([name, field]) => [name, field[part]]);
  return Object.fromEntries(parts.filter(([, schema]) => schema)) as Shape<All, Part>;
}

/** What a form holds at first: of nothing what is empty, or what the record has. */
export function formValues<Row extends Fields, Values>(fields: FormFields<Row>, record: Row | null): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { stored, empty }]) => {
      const value = record && (stored ? stored(record) : record[name]);
      return [name, value ?? empty];
    }),
  ) as Values;
}

/** Whether a record, read again, holds what was sent in every field. */
export function holdsFields(
  fields: FormFields<never>,
  stored: Fields | null | undefined,
  sent: Fields,
): boolean {
  return stored != null && fieldNames(fields).every((name) => isSameValue(stored[name], sent[name]));
}

/** By what the palette finds a record. */
export const searchedValues = (fields: FormFields<never>, record: Fields): string[] =>
  fieldNames(fields).map((name) => (fields[name]?.isSearched ? String(record[name]) : ''));

const inOrder = <Item extends Placed>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));

/** The fields that list and workbook show. */
export function columnFields<Row>(fields: FormFields<Row>) {
  return inOrder(
    Object.entries(fields).flatMap(([name, { label, wordOf, column }]) =>
      isLeftOut(column) ? [] : [{ name, label, wordOf, ...column }],
    ),
  );
}

export type ImportField = ImportColumn & Pick<RecordField, 'label' | 'isRequired'> & { name: string };

/** The fields that a file can fill. */
export function importFields(fields: RecordFields): ImportField[] {
  return inOrder(
    Object.entries(fields).flatMap(([name, { label, isRequired, import: own }]) =>
      isLeftOut(own) ? [] : [{ name, label, isRequired, ...own }],
    ),
  );
}
