import { formatDate } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { translateMessage } from '@/i18n/message';
import { columnFields, type FormFields } from '@/i18n/record-fields';
import { dateKeywords } from '@/i18n/search-keywords';
import type { CalendarDate } from '@/lib/calendar-date';
import type { Fields } from '@/lib/three-way-merge';
import type { Column } from '@/ui/data-table/column';
import { inNameOrder } from './name-order';

/** `extensions` overrides parts of a column, by its id. */
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

export function dateColumn<Row>(
  column: Pick<Column<Row>, 'id' | 'header' | 'width'>,
  getDate: (row: Row) => CalendarDate | null,
  language: Language,
): Column<Row> {
  return {
    ...column,
    noWrap: true,
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
