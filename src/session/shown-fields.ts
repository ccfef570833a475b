import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { fieldNames, isLeftOut, type RecordFields } from '@/i18n/record-fields';
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
  return fieldNames(fields).flatMap((name) => {
    const { label, column } = fields[name] ?? {};
    if (!label || !column || isLeftOut(column)) return [];
    const text = ({ [name]: value }: Row) => (typeof value === 'string' ? value : '');
    return [{ ...column, header: translateMessage(label), text }];
  });
}
