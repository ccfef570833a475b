import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { memo, type ReactNode } from 'react';
import { alignOf, type Column, type RowKey, type SortOrder } from './column';
import { TableFrame } from './table-frame';
import { TableHead } from './table-head';

export type RowsViewProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  actions?: (row: Row) => ReactNode;
  sort: SortOrder | null;
  onSort: (sort: SortOrder) => void;
  /** So many grey rows while the real ones are on their way. */
  skeletonRows: number;
};

type BodyRowProps<Row> = Pick<RowsViewProps<Row>, 'columns' | 'actions'> & { row: Row };

function BodyRowInner<Row>({ row, columns, actions }: BodyRowProps<Row>) {
  return (
    <tr>
      {columns.map((column) => (
        <td key={column.id} data-align={alignOf(column, row)}>
          {column.cell ? column.cell(row) : column.text(row)}
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

const BodyRow = memo(BodyRowInner) as typeof BodyRowInner;

/** Rows as a table whose header stays in sight. */
export function TableView<Row>(props: RowsViewProps<Row>) {
  const { label, columns, rows, rowKey, actions, sort, onSort, skeletonRows } = props;
  const cells = columns.length + (actions ? 1 : 0);
  return (
    <Box
      role="region"
      aria-label={label}
      // A wide table is scrolled by keyboard as well.
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 'max(320px, calc(100dvh - 160px))' }}
    >
      <TableFrame aria-label={label} aria-busy={skeletonRows > 0}>
        <TableHead
          columns={columns}
          sampleRow={rows[0]}
          sort={sort}
          hasActions={Boolean(actions)}
          onSort={onSort}
        />
        <tbody>
          {Array.from({ length: skeletonRows }, (_, line) => (
            <tr key={line}>
              {Array.from({ length: cells }, (_cell, index) => (
                <td key={index}>
                  <Skeleton width={`${85 - ((line * 17 + index * 29) % 45)}%`} />
                </td>
              ))}
            </tr>
          ))}
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} row={row} columns={columns} actions={actions} />
          ))}
        </tbody>
      </TableFrame>
    </Box>
  );
}
