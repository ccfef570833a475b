import { useTranslation } from 'react-i18next';
import type { CellValue } from '@/excel/workbook-description';
import type { Column } from '@/ui/data-table/column';
import { TableExport } from '@/ui/export/table-export';
import { rangeName, type DateRange } from '../../model/date-range';
import { isBlank, type ExplorerRow, type Figure } from '../model/explorer-rows';
import { listSteps, type ExplorerSearch } from '../model/explorer-search';
import type { HourNames } from '../model/grouping';
import { isSumOfHours, type Measure } from '../model/measures';
import type { ExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';

type ExplorerSheet = {
  measure: Measure;
  heads: { rows: string; columns: readonly string[]; total: string };
  foot: { cells: readonly Figure[]; total: Figure };
  /** The column of changes since the check of the month; undefined where no figure changed. */
  changes: { header: string; text: (row: ExplorerRow) => string } | undefined;
};

const FORMATS: Record<Measure, string> = {
  hours: '#,##0.0',
  personMonths: '#,##0.00',
  shareOfRow: '0%',
  shareOfColumn: '0%',
  shareOfTotal: '0%',
  difference: '+#,##0.0;-#,##0.0;0.0',
  balance: '+#,##0.0;-#,##0.0;0.0',
};

const toCellValue = (figure: Figure | undefined): CellValue =>
  figure && !isBlank(figure) ? figure.value : null;

function explorerColumns({ measure, heads, foot, changes }: ExplorerSheet): Column<ExplorerRow>[] {
  const isSummed = isSumOfHours(measure);
  const figureColumn = (
    heading: { id: string; header: string },
    findFigure: (row: ExplorerRow) => Figure | undefined,
    footFigure: Figure | undefined,
  ): Column<ExplorerRow> => ({
    ...heading,
    text: (row) => findFigure(row)?.value ?? '',
    sheet: {
      value: (row) => toCellValue(findFigure(row)),
      numberFormat: FORMATS[measure],
      ...(isSummed ? { isSummed } : { foot: toCellValue(footFigure) }),
    },
  });
  return [
    { id: 'name', header: heads.rows, text: ({ label }) => label },
    ...heads.columns.map((header, index) =>
      figureColumn({ id: String(index), header }, ({ cells }) => cells[index], foot.cells[index]),
    ),
    figureColumn({ id: 'total', header: heads.total }, ({ total }) => total, foot.total),
    ...(changes ? [{ id: 'changes', header: changes.header, text: changes.text }] : []),
  ];
}

type ExplorerExportProps = {
  query: ExplorerSearch;
  range: DateRange;
  shown: ExplorerTable | undefined;
  names: HourNames | undefined;
  /** The reason why the figures are still incomplete, which disables the export. */
  blockedBecause: string | undefined;
};

const NO_ROWS: readonly ExplorerRow[] = [];

/** Exports the table as shown; the name of the file has the steps. Source: EX-1. */
export function ExplorerExport({ query, range, shown, names, blockedBecause }: ExplorerExportProps) {
  const { t } = useTranslation(['explorer', 'hours']);
  const words = useExplorerWords();
  const { member, path, search } = query;
  const steps = [
    ...(member ? [{ dimension: 'member', key: String(member) } as const] : []),
    ...listSteps(path),
  ];
  const heads = {
    rows: shown?.sides.rows ? words.dimensions[shown.sides.rows] : t('all'),
    columns: shown?.sides.columns
      ? shown.columns.map((group) => words.groupLabel(shown.sides.columns, group))
      : [],
    total: t('total'),
  };

  function describeChanges({ cells, total }: ExplorerRow): string {
    const figures = [
      ...heads.columns.map((column, index) => ({ column, figure: cells[index] })),
      { column: heads.total, figure: total },
    ];
    return figures
      .flatMap(({ column, figure }) => {
        const change = figure && words.describeChange(figure);
        return change ? t('checkChange', { column, ...change }) : [];
      })
      .join(t('listed'));
  }

  const hasChanges = shown?.rows.some(({ cells, total }) =>
    [...cells, total].some(({ atCheck }) => atCheck !== undefined),
  );
  const changes = hasChanges ? { header: t('checkColumn'), text: describeChanges } : undefined;
  const columns = shown ? explorerColumns({ ...shown, heads, changes }) : [];
  return (
    <TableExport
      title={t('hours:reports.explorer')}
      narrowed={[
        rangeName(range),
        shown?.label,
        ...steps.map((step) => words.stepLabel(step, names)),
        search,
      ]}
      columns={columns}
      rows={shown && !shown.isEmpty ? shown.rows : NO_ROWS}
      blockedBecause={blockedBecause}
    />
  );
}
