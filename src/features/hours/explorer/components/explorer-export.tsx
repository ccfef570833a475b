import { useTranslation } from 'react-i18next';
import { TableExport } from '@/ui/export/export-control';
import type { CellValue } from '@/excel/workbook-description';
import type { Column } from '@/ui/data-table/column';
import { type DateRange, rangeName } from '../../model/date-range';
import type { ExplorerRow, Figure } from '../model/explorer-rows';
import { type ExplorerSearch, listSteps } from '../model/explorer-search';
import type { HourNames } from '../model/grouping';
import type { Measure } from '../model/measures';
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

/** An empty cell where the screen shows a dash. */
const toCellValue = (figure: Figure | undefined): CellValue =>
  !figure || (figure.sum === 0 && !figure.value) ? null : figure.value;

function explorerColumns({ measure, heads, foot, changes }: ExplorerSheet): Column<ExplorerRow>[] {
  const isSummed = measure === 'hours' || measure === 'personMonths';
  const column = (
    id: string,
    header: string,
    [findFigure, footFigure]: [(row: ExplorerRow) => Figure | undefined, Figure | undefined],
  ): Column<ExplorerRow> => ({
    id,
    header,
    text: (row) => findFigure(row)?.value ?? '',
    sheet: {
      value: (row) => toCellValue(findFigure(row)),
      numberFormat: FORMATS[measure],
      ...(isSummed ? { isSummed } : { foot: toCellValue(footFigure) }),
    },
  });
  return [
    { id: 'name', header: heads.rows, text: ({ label }) => label },
    ...heads.columns.map((header, place) =>
      column(String(place), header, [({ cells }) => cells[place], foot.cells[place]]),
    ),
    column('total', heads.total, [({ total }) => total, foot.total]),
    ...(changes ? [{ id: 'changes', header: changes.header, text: changes.text }] : []),
  ];
}

type ExplorerExportProps = {
  asked: ExplorerSearch;
  range: DateRange;
  shown: ExplorerTable | undefined;
  names: HourNames | undefined;
  /** The reason why the figures are still incomplete, which disables the export. */
  blockedBecause?: string;
};

const NOTHING: readonly ExplorerRow[] = [];

/** Exports as shown; the file name has the steps. Source: EX-1. */
export function ExplorerExport({ asked, range, shown, names, blockedBecause }: ExplorerExportProps) {
  const { t } = useTranslation(['explorer', 'hours']);
  const words = useExplorerWords();
  const { member, path, search } = asked;
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

  function changesIn({ cells, total }: ExplorerRow): string {
    const named = [
      ...heads.columns.map((column, place) => [column, cells[place]] as const),
      [heads.total, total] as const,
    ];
    return named
      .flatMap(([column, figure]) => {
        const change = figure && words.change(figure);
        return change ? t('checkChange', { column, ...change }) : [];
      })
      .join(t('listed'));
  }

  const hasChanges = shown?.rows.some((row) => changesIn(row) !== '');
  const changes = hasChanges ? { header: t('checkColumn'), text: changesIn } : undefined;
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
      rows={shown && !shown.isEmpty ? shown.rows : NOTHING}
      blockedBecause={blockedBecause}
    />
  );
}
