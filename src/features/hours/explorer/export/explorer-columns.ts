import type { CellValue } from '@/excel/workbook-description';
import type { Column } from '@/ui/data-table/column';
import type { ExplorerRow, Figure } from '../model/explorer-rows';
import type { Measure } from '../model/measures';

type ExplorerSheet = {
  measure: Measure;
  /** The head of the rows, of each column and of the totals. */
  heads: { rows: string; columns: readonly string[]; total: string };
  foot: { cells: readonly Figure[]; total: Figure };
};

const FORMATS: Record<Measure, string> = {
  hours: '#,##0.0',
  personMonths: '#,##0.00',
  shareOfRow: '0%',
  shareOfColumn: '0%',
  shareOfTotal: '0%',
  difference: '+#,##0.0;-#,##0.0;0.0',
};

/** As on the screen, where a dash says that there is nothing. */
const cellOf = (figure: Figure | undefined): CellValue =>
  !figure || (figure.sum === 0 && !figure.value) ? null : figure.value;

/** The columns of the file: the rows as they are shown, a figure for each column, and the total. Hours are summed by formulas. */
export function explorerColumns({ measure, heads, foot }: ExplorerSheet): Column<ExplorerRow>[] {
  const isSummed = measure === 'hours' || measure === 'personMonths';
  const column = (
    id: string,
    header: string,
    [figureOf, footFigure]: [(row: ExplorerRow) => Figure | undefined, Figure | undefined],
  ): Column<ExplorerRow> => ({
    ...{ id, header, text: (row) => figureOf(row)?.value ?? '' },
    sheet: {
      value: (row) => cellOf(figureOf(row)),
      numberFormat: FORMATS[measure],
      ...(isSummed ? { isSummed } : { foot: cellOf(footFigure) }),
    },
  });
  return [
    { id: 'name', header: heads.rows, text: ({ label }) => label },
    ...heads.columns.map((header, place) =>
      column(String(place), header, [({ cells }) => cells[place], foot.cells[place]]),
    ),
    column('total', heads.total, [({ total }) => total, foot.total]),
  ];
}
