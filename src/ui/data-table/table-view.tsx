import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { memoGeneric } from '../page/memo-generic';
import look from '../page/skeleton-look.module.css';
import { alignOf, type Column, type RowKey, type SortOrder } from './column';
import { arrivalProps, type ArrivedRow } from './list-return';
import { PickBox, type RowPicks } from './row-picks';
import { SavedMark } from './saved-mark';
import { TableFrame } from './table-frame';
import { TableHead } from './table-head';
import styles from './table-view.module.css';
import { useTooWide } from './use-too-wide';

export type RowsViewProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Any row of the list: it tells which columns hold numbers. */
  sampleRow: Row | undefined;
  rowKey: (row: Row) => RowKey;
  actions?: (row: Row) => ReactNode;
  sort: SortOrder | null;
  onSort: (sort: SortOrder) => void;
  /** The row to begin with. */
  arrived: ArrivedRow | null;
  /** So many grey rows while the real ones are on their way. */
  skeletonRows: number;
  /** Where rows can be selected. */
  picks?: RowPicks<Row>;
};

type BodyRowProps<Row> = Pick<RowsViewProps<Row>, 'columns' | 'actions'> & {
  row: Row;
  isArrived: boolean;
  isSaved: boolean;
  place: number;
  isPicked: boolean;
  labelOf: RowPicks<Row>['labelOf'] | undefined;
};

function BodyRowInner<Row>(props: BodyRowProps<Row>) {
  const { row, columns, actions, isArrived, isSaved, place, isPicked, labelOf } = props;
  return (
    <tr
      {...arrivalProps(isArrived, isSaved)}
      data-place={labelOf && place}
      data-picked={isPicked || undefined}
    >
      {labelOf && (
        <td className="pick">
          <PickBox label={labelOf(row)} isPicked={isPicked} />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.id} data-align={alignOf(column, row)}>
          {column.cell ? column.cell(row) : column.text(row)}
          {isSaved && index === 0 && <SavedMark />}
        </td>
      ))}
      {actions && (
        <td className="actions" data-align="right">
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

const BodyRow = memoGeneric(BodyRowInner);

/** Rows as a table whose header stays in sight; one that is too wide is scrolled sideways, beside its actions. */
export function TableView<Row>(props: RowsViewProps<Row>) {
  const { label, columns, rows, rowKey, actions, arrived, skeletonRows, picks } = props;
  const [isTooWide, box] = useTooWide();
  const cells = columns.length + (actions ? 1 : 0) + (picks ? 1 : 0);
  // By keyboard as well.
  const scrolling = isTooWide && { role: 'region', 'aria-label': label, tabIndex: 0, 'data-too-wide': true };
  return (
    <div ref={box} {...scrolling} style={{ overflowX: isTooWide ? 'auto' : 'visible' }}>
      <TableFrame aria-label={label} aria-busy={skeletonRows > 0}>
        <TableHead
          columns={columns}
          sampleRow={props.sampleRow}
          sort={props.sort}
          hasActions={Boolean(actions)}
          onSort={props.onSort}
          pickState={picks?.state}
          pickLabel={picks?.pageLabel ?? null}
        />
        <tbody>
          {Array.from({ length: skeletonRows }, (_, line) => (
            <tr key={line}>
              {Array.from({ length: cells }, (_cell, index) => (
                <td key={index}>
                  <span
                    className={classNames(look.skeleton, styles.line)}
                    style={{ width: `${85 - ((line * 17 + index * 29) % 45)}%` }}
                  />
                </td>
              ))}
            </tr>
          ))}
          {rows.map((row, place) => (
            // Its elements are kept for the next row at its place: a search would make ten anew at every key.
            <BodyRow
              key={place}
              row={row}
              columns={columns}
              actions={actions}
              isArrived={rowKey(row) === arrived?.key}
              isSaved={rowKey(row) === arrived?.key && arrived.isSaved}
              place={place}
              isPicked={picks?.keys.has(rowKey(row)) ?? false}
              labelOf={picks?.labelOf}
            />
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
