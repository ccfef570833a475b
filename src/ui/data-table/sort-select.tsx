import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { memoGeneric } from '../page/memo-generic';
import { type Column, type SortOrder, nextSort } from './column';
import styles from './sort-select.module.css';

type SortSelectProps<Row> = {
  columns: readonly Column<Row>[];
  sort: SortOrder | null;
  onSort: (sort: SortOrder) => void;
  /** Stands before it in the same line. */
  before?: ReactNode;
};

function SortSelectInner<Row>({ columns, sort, onSort, before }: SortSelectProps<Row>) {
  const { t } = useTranslation();
  const sortable = columns.filter((column) => column.sortable !== false);
  if (sortable.length === 0) return null;
  const isDown = sort?.direction === 'descending';
  const Arrow = isDown ? ArrowDownward : ArrowUpward;
  return (
    <div className={styles.order}>
      {before}
      <NativeSelect
        inputProps={{ 'aria-label': t('table.sortBy') }}
        value={sort?.columnId ?? ''}
        onChange={(event) => onSort({ columnId: event.target.value, direction: 'ascending' })}
        className={styles.column}
      >
        {!sort && <option value="">{t('table.sortBy')}</option>}
        {sortable.map((column) => (
          <option key={column.id} value={column.id}>
            {column.header}
          </option>
        ))}
      </NativeSelect>
      {sort && (
        <IconButton
          aria-label={t(isDown ? 'table.descending' : 'table.ascending')}
          onClick={() => onSort(nextSort(sort, sort.columnId))}
        >
          <Arrow />
        </IconButton>
      )}
    </div>
  );
}

/** The order of a list of cards, which has no headers to press. Left alone by a search. */
export const SortSelect = memoGeneric(SortSelectInner);
