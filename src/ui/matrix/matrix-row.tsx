import type { CSSProperties } from 'react';
import { classNames } from '@/lib/class-names';
import { memoGeneric } from '../page/memo-generic';
import type { MatrixCell, MatrixColumn } from './matrix-column';
import { paperWidth } from './matrix-sheets';
import styles from './matrix.module.css';

export type RenderCell<Row> = (row: Row, column: MatrixColumn, isSelected: boolean) => MatrixCell;

type MatrixRowProps<Row> = {
  row: Row;
  place: number;
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
  const { row, place, rowHeight, columns, offsets, renderCell, tabStop, isSelected, look } = props;
  return (
    <div
      role="row"
      className={styles.row}
      // Row 1 has the heads.
      aria-rowindex={place + 2}
      aria-selected={isSelected}
      data-look={look}
      style={{ transform: `translateY(${place * rowHeight}px)` }}
    >
      {columns.map((column, index) => {
        const cell = renderCell(row, column, isSelected === true);
        return (
          <div
            key={column.id}
            role={index === 0 ? 'rowheader' : 'gridcell'}
            tabIndex={index === tabStop ? 0 : -1}
            data-place={`${place} ${index}`}
            {...cellProps(cell, column, index, offsets)}
          >
            {cell.content}
          </div>
        );
      })}
    </div>
  );
}

export const MatrixRow = memoGeneric(MatrixRowInner);

type EdgeRowProps = {
  rowIndex: number;
  columns: readonly MatrixColumn[];
  offsets: ReadonlyMap<string, number>;
  /** The cells at the foot; without it the row shows the heads. */
  renderFoot?: (column: MatrixColumn) => MatrixCell;
};

/** The sticky row at the top, or at the foot. */
export function EdgeRow({ rowIndex, columns, offsets, renderFoot }: EdgeRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={classNames(styles.row, renderFoot ? styles.foot : styles.head)}
    >
      {columns.map((column, index) => {
        const { head, label, headClassName } = column;
        const cell = renderFoot ? renderFoot(column) : { content: head, label, className: headClassName };
        const attributes = cellProps(cell, column, index, offsets);
        return (
          <div
            key={column.id}
            role={!renderFoot ? 'columnheader' : index === 0 ? 'rowheader' : 'gridcell'}
            aria-sort={renderFoot ? undefined : column.sort}
            {...attributes}
            style={{ ...attributes.style, ...(!renderFoot && paperStyle(column)) }}
          >
            {cell.content}
          </div>
        );
      })}
    </div>
  );
}

function cellProps(
  { label, look, className }: MatrixCell,
  column: MatrixColumn,
  index: number,
  offsets: EdgeRowProps['offsets'],
) {
  const { id, align, edge } = column;
  return {
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
