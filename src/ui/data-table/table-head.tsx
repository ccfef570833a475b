import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { alignOf, type Column, type SortOrder } from './column';
import { nextSort } from './sort-order';

type TableHeadRowProps<Row> = {
  columns: readonly Column<Row>[];
  /** Any row: it tells which columns hold numbers. */
  sampleRow: Row | undefined;
  sort: SortOrder | null;
  hasActions: boolean;
  onSort: (sort: SortOrder) => void;
};

/** The headers; those of sortable columns are buttons. */
export function TableHeadRow<Row>(props: TableHeadRowProps<Row>) {
  const { columns, sampleRow, sort, hasActions, onSort } = props;
  const { t } = useTranslation();
  return (
    <TableHead>
      <TableRow>
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          const Arrow = direction === 'descending' ? ArrowDownward : ArrowUpward;
          const align = alignOf(column, sampleRow);
          const isSortable = column.sortable !== false;
          return (
            <TableCell
              key={column.id}
              align={align}
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              sx={{ width: column.width }}
            >
              {isSortable ? (
                <ButtonBase
                  onClick={() => onSort(nextSort(sort, column.id))}
                  sx={{
                    font: 'inherit',
                    gap: 0.5,
                    minHeight: 28,
                    mx: -0.5,
                    px: 0.5,
                    borderRadius: 1,
                    textAlign: 'inherit',
                    flexDirection: align === 'right' ? 'row-reverse' : 'row',
                    color: direction ? 'text.primary' : 'inherit',
                    '&:hover': { color: 'text.primary' },
                    '& svg': { fontSize: 16, opacity: direction ? 1 : 0 },
                    '&:hover svg, &:focus-visible svg': { opacity: direction ? 1 : 0.5 },
                  }}
                >
                  {column.header}
                  <Arrow aria-hidden />
                </ButtonBase>
              ) : (
                column.header
              )}
            </TableCell>
          );
        })}
        {hasActions && <TableCell align="right">{t('label.actions')}</TableCell>}
      </TableRow>
    </TableHead>
  );
}
