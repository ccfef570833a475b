import NativeSelect from '@mui/material/NativeSelect';
import PaginationItem from '@mui/material/PaginationItem';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { PAGE_SIZES, parsePageSize, pageWindow, type PageSize } from './page-window';
import styles from './table-pager.module.css';

type TablePagerProps = {
  page: number;
  pageCount: number;
  size: PageSize;
  total: number;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
};

/** Page size, “1–10 of 37” and at most six page buttons. Source: TB-1. */
export const TablePager = memo(function TablePager(props: TablePagerProps) {
  const { page, pageCount, size, total, onPage, onSize } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const from = (page - 1) * size + 1;
  const range = {
    from: format.number(from),
    to: format.number(Math.min(total, from + size - 1)),
    total: format.number(total),
  };

  return (
    <div className={styles.foot}>
      <SizeChoice size={size} onSize={onSize} />
      <span className="tabular">{t('table.range', range)}</span>
      <nav className={styles.pages} aria-label={t('table.pages')}>
        <PageButton type="first" to={1} isDisabled={page === 1} onPage={onPage} />
        <PageButton type="previous" to={page - 1} isDisabled={page === 1} onPage={onPage} />
        {pageWindow(page, pageCount).map((number) => (
          <PageButton key={number} type="page" to={number} isCurrent={number === page} onPage={onPage} />
        ))}
        <PageButton type="next" to={page + 1} isDisabled={page === pageCount} onPage={onPage} />
        <PageButton type="last" to={pageCount} isDisabled={page === pageCount} onPage={onPage} />
      </nav>
    </div>
  );
});

type PageButtonProps = Pick<TablePagerProps, 'onPage'> & {
  type: 'page' | 'first' | 'previous' | 'next' | 'last';
  to: number;
  isDisabled?: boolean;
  isCurrent?: boolean;
};

const PageButton = memo(function PageButton({ type, to, isDisabled, isCurrent, onPage }: PageButtonProps) {
  const { t } = useTranslation();
  return (
    <PaginationItem
      type={type}
      page={to}
      selected={isCurrent}
      aria-label={t(type === 'page' ? 'table.page' : `table.${type}Page`, { page: to })}
      aria-current={isCurrent ? 'page' : undefined}
      // Not `disabled`, which would drop the focus from the button that was pressed.
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : () => onPage(to)}
    />
  );
});

const SizeChoice = memo(function SizeChoice({ size, onSize }: Pick<TablePagerProps, 'size' | 'onSize'>) {
  const { t } = useTranslation();
  return (
    <label className={styles.rowsPerPage}>
      {t('table.rowsPerPage')}
      <NativeSelect
        value={size}
        onChange={(event) => onSize(parsePageSize(event.target.value))}
        className={styles.select}
      >
        {PAGE_SIZES.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
});
