import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { memo, type ReactNode } from 'react';
import { alignOf, type Column, type RowKey, type SortOrder } from './column';
import { TableHeadRow } from './table-head';

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

const ROW_HEIGHT = 48;

function BodyRowInner<Row>({ row, columns, actions }: BodyRowProps<Row>) {
  return (
    <TableRow hover sx={{ height: ROW_HEIGHT }}>
      {columns.map((column) => (
        <TableCell key={column.id} align={alignOf(column, row)}>
          {column.cell ? column.cell(row) : column.text(row)}
        </TableCell>
      ))}
      {actions && (
        <TableCell align="right" sx={{ py: 0.5, whiteSpace: 'nowrap' }}>
          {actions(row)}
        </TableCell>
      )}
    </TableRow>
  );
}

const BodyRow = memo(BodyRowInner) as typeof BodyRowInner;

/** Rows as a table whose header stays in sight. */
export function TableView<Row>(props: RowsViewProps<Row>) {
  const { label, columns, rows, rowKey, actions, sort, onSort, skeletonRows } = props;
  const cells = columns.length + (actions ? 1 : 0);
  return (
    <TableContainer
      role="region"
      aria-label={label}
      // A wide table is scrolled by keyboard as well.
      tabIndex={0}
      sx={{
        maxHeight: 'max(320px, calc(100dvh - 160px))',
        // In line with the head of the panel around the table.
        '& th:first-of-type, & td:first-of-type': { pl: 3 },
        '& th:last-of-type, & td:last-of-type': { pr: 3 },
      }}
    >
      <Table stickyHeader aria-label={label} aria-busy={skeletonRows > 0}>
        <TableHeadRow
          columns={columns}
          sampleRow={rows[0]}
          sort={sort}
          hasActions={Boolean(actions)}
          onSort={onSort}
        />
        <TableBody>
          {Array.from({ length: skeletonRows }, (_, line) => (
            <TableRow key={line} sx={{ height: ROW_HEIGHT }}>
              {Array.from({ length: cells }, (_cell, index) => (
                <TableCell key={index}>
                  <Skeleton width={`${85 - ((line * 17 + index * 29) % 45)}%`} />
                </TableCell>
              ))}
            </TableRow>
          ))}
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} row={row} columns={columns} actions={actions} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
