import { useTranslation } from 'react-i18next';
import type { Column } from '../data-table/column';
import { ExportControl, type ExportControlProps } from './export-control';

export type TableExportProps<Row> = Pick<ExportControlProps, 'blockedBecause' | 'others'> & {
  title: string;
  /** The filters of the list, for the name of the file: a range, a status. */
  narrowed?: readonly (string | null | undefined | false)[];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

/** Exports the rows of all pages of a table, in their order. Source: EX-1. */
export function TableExport<Row>(props: TableExportProps<Row>) {
  const { title, narrowed, columns, rows, blockedBecause, others } = props;
  const { t } = useTranslation('exporting');
  return (
    <ExportControl
      blockedBecause={blockedBecause ?? (rows.length === 0 ? t('nothing') : undefined)}
      others={others}
      prepare={async () => {
        const { tableContent } = await import('./table-workbook');
        return tableContent({ columns, rows, title, total: t('sheet.total'), narrowed });
      }}
    />
  );
}
