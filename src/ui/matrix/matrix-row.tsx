import type { CSSProperties } from 'react';
import { classNames } from '@/lib/class-names';
import { memoGeneric } from '../page/memo-generic';
import type { MatrixCell, MatrixColumn } from './matrix-column';
import { paperWidth } from './matrix-sheets';
import styles from './matrix.module.css';

export type RenderCell<Row> = (row: Row, column: MatrixColumn, isSelected: boolean) => MatrixCell;

type MatrixRowProps<Row> = {
  row: Row;
  /** Counts from 0. */
  rowIndex: number;
  rowHeight: number;
  columns: readonly MatrixColumn[];
  offsets: ReadonlyMap<string, number>;
  renderCell: RenderCell<Row>;
  /** The column that is the tab stop; null in all rows but one. */
  tabStop: number | null;
  isSelected?: boolean;
  look?: string;
};

function MatrixRowInner<Row>(props: MatrixRowProps<Row>) {
  const { row, rowIndex, rowHeight, columns, offsets, renderCell, tabStop, isSelected, look } = props;
  return (
    <div
      role="row"
      className={styles.row}
      // Row 1 has the heads.
      aria-rowindex={rowIndex + 2}
      aria-selected={isSelected}
      data-look={look}
      style={{ transform: `translateY(${rowIndex * rowHeight}px)` }}
    >
      {columns.map((column, columnIndex) => {
        const cell = renderCell(row, column, isSelected === true);
        return (
          <div
            key={column.id}
            {...cellProps(cell, column, columnIndex, offsets)}
            tabIndex={columnIndex === tabStop ? 0 : -1}
            data-place={`${rowIndex} ${columnIndex}`}
          >
            {cell.content}
          </div>
        );
      })}
    </div>
  );
}

export const MatrixRow = memoGeneric(MatrixRowInner);

type HeadRowProps = Pick<MatrixRowProps<unknown>, 'columns' | 'offsets'>;

export function HeadRow({ columns, offsets }: HeadRowProps) {
  return (
    <div role="row" className={classNames(styles.row, styles.head)} aria-rowindex={1}>
      {columns.map((column, index) => {
        const { id, head, label, headClassName, sort } = column;
        const attributes = cellProps({ label, className: headClassName }, column, index, offsets);
        return (
          <div
            key={id}
            {...attributes}
            role="columnheader"
            aria-sort={sort}
            style={{ ...attributes.style, ...paperStyle(column) }}
          >
            {head}
          </div>
        );
      })}
    </div>
  );
}

type FootRowProps = HeadRowProps & {
  rowIndex: number;
  renderFoot: (column: MatrixColumn) => MatrixCell;
};

export function FootRow({ rowIndex, columns, offsets, renderFoot }: FootRowProps) {
  return (
    <div role="row" className={classNames(styles.row, styles.foot)} aria-rowindex={rowIndex + 2}>
      {columns.map((column, index) => {
        const cell = renderFoot(column);
        return (
          <div key={column.id} {...cellProps(cell, column, index, offsets)}>
            {cell.content}
          </div>
        );
      })}
    </div>
  );
}

function cellProps(
  { label, look, className }: Omit<MatrixCell, 'content'>,
  column: MatrixColumn,
  index: number,
  offsets: ReadonlyMap<string, number>,
) {
  const { id, align, edge } = column;
  return {
    role: index === 0 ? 'rowheader' : 'gridcell',
    className: classNames(
      styles.cell,
      align && (align === 'end' ? styles.alignEnd : styles.alignStart),
      edge && styles[edge],
      column.className,
      className,
    ),
    'aria-colindex': index + 1,
    'aria-label': label,
    'data-look': look,
    'data-today': column.isToday,
    style: edge && { [edge === 'start' ? 'left' : 'right']: offsets.get(id) ?? 0 },
  };
}

function paperStyle(column: MatrixColumn): CSSProperties & { '--paper'?: string } {
  return column.grows ? {} : { '--paper': `${paperWidth(column)}px` };
}
