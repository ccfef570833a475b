import type { CSSProperties } from 'react';
import { headOf, type MatrixCell, type MatrixColumn, type RowId } from './matrix-column';
import styles from './matrix.module.css';
import { EdgeRow, MatrixRow, type CellOf } from './matrix-row';

type MatrixSheetProps<Row> = {
  label: string;
  columns: readonly MatrixColumn[];
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  rowHeight: number;
  sizes: CSSProperties;
  cellOf: CellOf<Row>;
  footOf?: (column: MatrixColumn) => MatrixCell;
};

const NONE: ReadonlyMap<string, number> = new Map();

/** On paper: the columns that have no room beside the others, with all rows once more. */
export function MatrixSheet<Row>(props: MatrixSheetProps<Row>) {
  const { label, columns, rows, rowId, rowHeight, sizes, cellOf, footOf } = props;
  return (
    <div role="grid" className={styles.frame} aria-label={label} style={sizes}>
      <EdgeRow at="head" rowIndex={1} columns={columns} offsets={NONE} cellOf={headOf} />
      <div role="rowgroup" className={styles.rows}>
        {rows.map((row, place) => (
          <MatrixRow
            key={rowId(row)}
            row={row}
            place={place}
            rowHeight={rowHeight}
            columns={columns}
            offsets={NONE}
            cellOf={cellOf}
            tabStop={null}
            isSelected={undefined}
            look={undefined}
          />
        ))}
      </div>
      {footOf && (
        <EdgeRow at="foot" rowIndex={rows.length + 2} columns={columns} offsets={NONE} cellOf={footOf} />
      )}
    </div>
  );
}
