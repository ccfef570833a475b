import { dateKeywords, formatDate } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { CalendarDate } from '@/lib/calendar-date';
import type { Column } from '@/ui/data-table/column';

/** A column of dates in the user's form, sorted by day; none stays blank. */
export function dateColumn<Row>(
  id: string,
  header: string,
  dateOf: (row: Row) => CalendarDate | null,
  language: Language,
): Column<Row> {
  return {
    id,
    header,
    text: (row) => formatDate(dateOf(row) ?? '', language),
    keywords: (row) => dateKeywords(dateOf(row)),
    sortValue: (row) => dateOf(row) ?? '',
    sheet: {
      value: (row) => {
        const date = dateOf(row);
        return date && { date };
      },
      numberFormat: 'yyyy/mm/dd',
    },
    width: 160,
  };
}
