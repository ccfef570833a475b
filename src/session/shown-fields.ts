import { useTranslation } from 'react-i18next';
import { formatDate } from '@/i18n/format';
import { dateKeywords } from '@/i18n/search-keywords';
import type { Language } from '@/i18n/language';
import { translateMessage } from '@/i18n/message';
import { columnFields, type FormField, type FormFields } from '@/i18n/record-fields';
import type { CalendarDate } from '@/lib/calendar-date';
import type { Fields } from '@/lib/three-way-merge';
import type { Column } from '@/ui/data-table/column';
import type { GetFieldWords } from '@/ui/form/use-field-words';

/** Returns the function that finds the label of a field. */
export function useFieldLabels(fields: FormFields<never>): GetFieldWords {
  // Renders again when the language changes.
  useTranslation();
  return (name) => ({ label: fields[name] ? translateMessage(fields[name].label) : name });
}

/** A column of dates in the user's format, sorted by date; a missing date is blank. */
export function dateColumn<Row>(
  column: Pick<Column<Row>, 'id' | 'header' | 'width'>,
  getDate: (row: Row) => CalendarDate | null,
  language: Language,
): Column<Row> {
  return {
    ...column,
    isWhole: true,
    text: (row) => formatDate(getDate(row) ?? '', language),
    keywords: (row) => dateKeywords(getDate(row)),
    sortValue: (row) => getDate(row) ?? '',
    sheet: {
      value: (row) => {
        const date = getDate(row);
        return date && { date };
      },
      numberFormat: 'yyyy/mm/dd',
    },
  };
}

/** Swaps the two name fields in Japanese, so that the Japanese name comes first. */
export function inNameOrder<Item>(
  items: readonly Item[],
  getName: (item: Item) => string,
  language: Language,
): readonly Item[] {
  const english = items.find((item) => getName(item) === 'eng_name');
  const japanese = items.find((item) => getName(item) === 'jp_name');
  if (language === 'en' || !english || !japanese) return items;
  return items.map((item) => {
    if (item === english) return japanese;
    return item === japanese ? english : item;
  });
}

/** Makes the columns of list and workbook from the fields; `extensions` extends single columns, by their ids. */
export function fieldColumns<Row extends Fields>(
  fields: FormFields<Row>,
  language: Language,
  extensions: Readonly<Record<string, Partial<Column<Row>>>> = {},
): Column<Row>[] {
  const shown = inNameOrder(columnFields(fields), ({ name }) => name, language);
  return shown.map(({ id, name, label, width, text, getDate, getWord }) => {
    const column = { id, width, header: translateMessage(label) };
    if (getDate) return { ...dateColumn(column, getDate, language), ...extensions[id] };
    const formatField = ({ [name]: value }: Row) => {
      if (getWord) return translateMessage(getWord(value));
      return typeof value === 'string' ? value : '';
    };
    return { ...column, text: text ?? formatField, ...extensions[id] };
  });
}

/** Returns the function that makes the props of a form's field: control, name, label and whether it is required. */
export function useFieldProps<Name extends string, Form>(
  fields: Readonly<Record<Name, Pick<FormField, 'label' | 'isRequired'>>>,
  control: Form,
) {
  // Renders again when the language changes.
  useTranslation();
  return <Field extends Name>(name: Field) => ({
    control,
    name,
    label: translateMessage(fields[name].label),
    isRequired: fields[name].isRequired ?? false,
  });
}
