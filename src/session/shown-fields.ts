import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { fieldsFor, type RecordField, type RecordFields } from '@/i18n/record-fields';
import type { Fields } from '@/lib/three-way-merge';
import type { Column } from '@/ui/data-table/column';
import type { WordsOf } from '@/ui/form/use-record-merge';

/** How the fields are called outside of the form. */
export function useFieldLabels(fields: RecordFields): WordsOf {
  // Drawn anew when the language changes.
  useTranslation();
  return (name) => ({ label: fields[name] ? translateMessage(fields[name].label) : name });
}

/** The columns of the fields in list and workbook. */
export function fieldColumns<Row extends Fields>(fields: RecordFields): Column<Row>[] {
  return fieldsFor(fields, 'column').map(({ name, field: { label, wordOf }, own: { id, width } }) => ({
    ...{ id, width },
    header: translateMessage(label),
    text: ({ [name]: value }: Row) => {
      if (wordOf) return translateMessage(wordOf(value));
      return typeof value === 'string' ? value : '';
    },
  }));
}

/** What a form's control is told of a field: under which name, how it is called, and whether it must be filled. */
export function useFieldProps<Name extends string, Form>(
  fields: Readonly<Record<Name, Pick<RecordField, 'label' | 'isRequired'>>>,
  control: Form,
) {
  // Drawn anew when the language changes.
  useTranslation();
  return <Field extends Name>(name: Field) => ({
    control,
    name,
    label: translateMessage(fields[name].label),
    isRequired: fields[name].isRequired ?? false,
  });
}
