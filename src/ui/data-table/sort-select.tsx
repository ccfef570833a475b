import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../kit/icon-button';
import { ArrowDownward, ArrowUpward } from '../kit/icons';
import { Select } from '../kit/select';
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
      <Select
        aria-label={t('table.sortBy')}
        value={sort?.columnId ?? ''}
        onChange={(event) => onSort({ columnId: event.target.value, direction: 'ascending' })}
        frameClassName={styles.column}
      >
        {!sort && <option value="">{t('table.sortBy')}</option>}
        {sortable.map((column) => (
          <option key={column.id} value={column.id}>
            {column.header}
          </option>
        ))}
      </Select>
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
