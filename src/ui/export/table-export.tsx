import { useTranslation } from 'react-i18next';
import type { Column } from '../data-table/column';
import { ExportControl } from './export-control';

type TableExportProps<Row> = {
  title: string;
  /** What narrows the list, for the name of the file: a range, a status. */
  narrowed?: readonly (string | null | undefined | false)[];
  columns: readonly Column<Row>[];
  /** What search and filter leave, in the shown order. */
  rows: readonly Row[];
  blockedBecause?: string;
};

/** Exports what a table shows on all its pages, in its order. Source: EX-1. */
export function TableExport<Row>({ title, narrowed, columns, rows, blockedBecause }: TableExportProps<Row>) {
  const { t } = useTranslation('exporting');
  return (
    <ExportControl
      blockedBecause={blockedBecause ?? (rows.length === 0 ? t('nothing') : undefined)}
      prepare={async () => {
        const { tableContent } = await import('./table-workbook');
        return tableContent(columns, rows, title, t('sheet.total'), narrowed);
      }}
    />
  );
}
