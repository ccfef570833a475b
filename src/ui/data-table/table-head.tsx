import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { useTranslation } from 'react-i18next';
import { memoGeneric } from '../page/memo-generic';
import { alignOf, type Column, type SortOrder, nextSort } from './column';
import { PickAllBox, type RowPicks } from './row-picks';
import styles from './table-head.module.css';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  /** Any row: it tells which columns hold numbers. */
  sampleRow: Row | undefined;
  sort: SortOrder | null;
  hasActions: boolean;
  onSort: (sort: SortOrder) => void;
  /** How much of the page is selected, where rows can be, and what that is called. */
  pickState: RowPicks<Row>['state'] | undefined;
  pickLabel: string | null;
};

function TableHeadInner<Row>({
  columns,
  sampleRow,
  sort,
  hasActions,
  onSort,
  pickState,
  pickLabel,
}: TableHeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {pickState && (
          <th scope="col" className="pick">
            <PickAllBox state={pickState} label={pickLabel} />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          const Arrow = direction === 'descending' ? ArrowDownward : ArrowUpward;
          const isSortable = column.sortable !== false;
          return (
            <th
              key={column.id}
              scope="col"
              data-align={alignOf(column, sampleRow)}
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              style={{ width: column.width }}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  data-sorted={direction !== undefined}
                  onClick={() => onSort(nextSort(sort, column.id))}
                >
                  {column.header}
                  <Arrow className={styles.arrow} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className="actions" data-align="right">
            {t('label.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The headers; those of sortable columns are buttons. Left alone by a search. */
export const TableHead = memoGeneric(TableHeadInner);
