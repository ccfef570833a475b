import type * as z from 'zod/mini';
import type { MessageKey } from './catalogue';
import { isSameValue, type Fields } from '@/lib/three-way-merge';

/** Why one of the readers of a field leaves it out, for whoever adds the next one. */
type LeftOut = { leftOut: string };

/** What the cells of a column look like, where no head says what they are. */
export type CellContent = 'mail' | 'phone' | 'date';

/** Where a column stands, where that is not the order of the fields. */
type Placed = { place?: number };

/** How a file of another program holds a field. */
type ImportColumn = Placed & {
  /** Further heads under which other programs keep it. */
  words?: readonly string[];
  content?: CellContent;
  /** Pixels of its column in the table. */
  width: number;
};

/**
 * A field of a record, once, under its name on the wire and in the form. Form, list, merge of a colleague's change, "not kept",
 * import and workbook read it from here; what does not, says why.
 */
export type RecordField = {
  label: MessageKey;
  isRequired?: boolean;
  /** How an answer tells it, where the schema of answers is made of the fields. */
  wire?: z.ZodMiniType;
  /** What a form accepts. */
  rule: z.ZodMiniType;
  /** What an empty form holds. */
  empty: unknown;
  /** Its column in list and workbook. */
  column: (Placed & { id: string; width?: number }) | LeftOut;
  /** The word for a value that is a choice. */
  wordOf?: (value: unknown) => MessageKey;
  import: ImportColumn | LeftOut;
};

export type RecordFields = Readonly<Record<string, RecordField>>;

export const isLeftOut = (part: object): part is LeftOut => 'leftOut' in part;

/** Their names, in the order of form, list and file. */
export const fieldNames = <All extends RecordFields>(fields: All) =>
  Object.keys(fields) as (keyof All & string)[];

/** One part of each field, under the names of the fields: a schema of the server's answers, or of the form. */
export function shapeOf<All extends RecordFields, Part extends 'wire' | 'rule'>(
  fields: All,
  part: Part,
): { [Name in keyof All]: All[Name][Part] } {
  return Object.fromEntries(fieldNames(fields).map((name) => [name, fields[name]?.[part]])) as {
    [Name in keyof All]: All[Name][Part];
  };
}

/** What a form holds at first: of nothing what is empty, or what the record has. */
export function formValues<All extends RecordFields, Values extends Record<keyof All, unknown>>(
  fields: All,
  record: Fields | null,
): Values {
  return Object.fromEntries(
    fieldNames(fields).map((name) => [name, record?.[name] ?? fields[name]?.empty]),
  ) as Values;
}

/** Whether a record, read again, holds what was sent in every field. */
export function holdsFields(fields: RecordFields, stored: Fields | null | undefined, sent: Fields): boolean {
  return stored != null && fieldNames(fields).every((name) => isSameValue(stored[name], sent[name]));
}

/** The fields that one of the readers handles, in its order, each with what that reader needs of it. */
export function fieldsFor<Part extends 'column' | 'import'>(fields: RecordFields, part: Part) {
  return fieldNames(fields)
    .flatMap((name) => {
      const field = fields[name];
      const own = field?.[part];
      return field && own && !isLeftOut(own)
        ? [{ name, field, own: own as Exclude<RecordField[Part], LeftOut> }]
        : [];
    })
    .toSorted((one, other) => (one.own.place ?? 0) - (other.own.place ?? 0));
}

export type ImportField = ImportColumn & Pick<RecordField, 'label' | 'isRequired'> & { name: string };

/** The fields that a file can fill. */
export function importFields(fields: RecordFields): ImportField[] {
  return fieldsFor(fields, 'import').map(({ name, field: { label, isRequired }, own }) => ({
    ...{ name, label, isRequired },
    ...own,
  }));
}
