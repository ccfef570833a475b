import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { memoGeneric } from '../page/memo-generic';
import { useIsPrinting } from '../page/use-is-printing';
import { CardList } from './card-list';
import type { Column, RowKey, SortOrder } from './column';
import { ListBar } from './list-bar';
import { useRestoredRow } from './list-return';
import { NoRows, type EmptyText } from './no-rows';
import { DEFAULT_PAGE_SIZE, needsPager, slicePage } from './page-window';
import { NO_PICKS, type Picking, type RowPicks } from './row-picks';
import rowStyles from './rows-view.module.css';
import { TablePager } from './table-pager';
import { TableView, type RowsViewProps } from './table-view';
import { useFoundRows } from './use-found-rows';
import { useTableUrlState, type TableState } from './use-table-url-state';

type DataTableProps<Row> = {
  label: string;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** Must be memoised: a new array renders the whole table. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  empty: EmptyText;
  /** A `message()`; shown with a retry button. */
  error?: string;
  onRetry?: () => void;
  actions?: (row: Row) => ReactNode;
  /** Filter, columns and export beside the search; gets the found rows in the shown order. */
  toolbar?: ReactNode | ((found: readonly Row[]) => ReactNode);
  summary?: (found: readonly Row[]) => ReactNode;
  hasSearch?: boolean;
  /** The skeleton rows while loading; a page by default. */
  expectedRows?: number;
  isPaged?: boolean;
  searchLabel?: string;
  defaultSort?: SortOrder;
  urlPrefix?: string;
  picking?: Picking<Row>;
};

const NO_ROWS: readonly never[] = [];

function RowsViewInner<Row>({ isPrinting, ...props }: RowsViewProps<Row> & { isPrinting: boolean }) {
  // A few columns fit on half a screen.
  const isSmall = props.columns.length + (props.actions ? 1 : 0) <= 4;
  const isWide = useMediaQuery(useTheme().breakpoints.up(isSmall ? 'sm' : 'md'));
  const View = isWide || isPrinting ? TableView : CardList;
  return (
    // The area styles actions and checkboxes, and handles a press anywhere in the cell of a checkbox.
    <div role="presentation" className={rowStyles.area} {...props.picks?.events}>
      <View {...props} />
    </div>
  );
}

/** Memoised, because a letter of the search often leaves the rows unchanged. */
const RowsView = memoGeneric(RowsViewInner);

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows = NO_ROWS, columns, error, onRetry, empty, toolbar, summary, picking } = props;
  const { isPaged = true, hasSearch = true } = props;
  const { t } = useTranslation();
  const state = useTableUrlState({ prefix: props.urlPrefix, columns, defaultSort: props.defaultSort });
  const { sort, size } = state;
  const [wasSearchFocused, setWasSearchFocused] = useState(false);
  const search = useAppliedSearch(state.search, isPaged && size <= DEFAULT_PAGE_SIZE);
  const found = useFoundRows(rows, columns, search, sort, wasSearchFocused);
  const isPrinting = useIsPrinting();
  const { shown, restored, isRestoredFound } = useShownPage(
    found,
    props.rowKey,
    state,
    isPaged && !isPrinting,
  );
  const hasPager = isPaged && needsPager(found.length, shown.pageCount);
  const areRowsRead = props.rows !== undefined;
  const isLoading = !areRowsRead && !error;
  const shownTools = useMemo(
    () => (typeof toolbar === 'function' ? toolbar(found) : toolbar),
    [toolbar, found],
  );
  const [picks, setPicks] = useState<RowPicks<Row>>(NO_PICKS);
  const shownSummary = useMemo(() => summary?.(found), [summary, found]);

  return (
    <>
      {shownSummary}
      {(hasSearch || toolbar) && (
        <ListBar
          search={
            hasSearch
              ? {
                  value: state.search,
                  label: props.searchLabel,
                  onChange: state.setSearch,
                  onFocus: () => setWasSearchFocused(true),
                  onBlur: state.settleSearch,
                }
              : null
          }
        >
          {shownTools}
        </ListBar>
      )}
      <div role="status" className="visually-hidden">
        {search && areRowsRead && <p>{t('table.results', { count: found.length })}</p>}
        {restored?.isSaved && areRowsRead && (
          <p>{t(isRestoredFound ? 'table.savedMarked' : 'table.savedHidden')}</p>
        )}
      </div>
      {!isLoading && found.length === 0 ? (
        <NoRows
          search={rows.length > 0 ? search : ''}
          empty={empty}
          error={error}
          onRetry={onRetry}
          onClear={() => state.setSearch('')}
        />
      ) : (
        <RowsView
          label={label}
          columns={columns}
          rows={shown.rows}
          sampleRow={rows[0]}
          rowKey={props.rowKey}
          actions={props.actions}
          sort={sort}
          onSort={state.setSort}
          restored={restored}
          skeletonRows={isLoading ? (props.expectedRows ?? size) : 0}
          picks={picking && picks}
          isPrinting={isPrinting}
        />
      )}
      <LastingPager
        isNeeded={hasPager}
        page={shown.page}
        pageCount={shown.pageCount}
        size={size}
        total={found.length}
        onPage={state.setPage}
        onSize={state.setSize}
      />
      {picking?.({ found, shown: shown.rows, rowKey: props.rowKey, onPicks: setPicks })}
    </>
  );
}

/** A short page follows each letter of the search; a long page is deferred, so that typing stays fluent. */
function useAppliedSearch(search: string, isShort: boolean): string {
  const deferredSearch = useDeferredValue(isShort ? '' : search);
  return isShort ? search : deferredSearch;
}

/** The rows of the chosen page; at first, of the page that has the restored row. Without pages, all rows. */
function useShownPage<Row>(
  found: readonly Row[],
  rowKey: (row: Row) => RowKey,
  { page, size, isPending }: Pick<TableState, 'page' | 'size'> & { isPending: boolean },
  hasPages: boolean,
) {
  const lastRestored = useRestoredRow();
  // A search or an order that moves the row must not move the focus with it.
  const restored = isPending ? null : lastRestored;
  const restoredIndex = restored ? found.findIndex((row) => rowKey(row) === restored.key) : -1;
  const isRestoredFound = restoredIndex >= 0;
  const shownPage = isRestoredFound ? Math.floor(restoredIndex / size) + 1 : page;
  const shownSize = hasPages ? size : Math.max(1, found.length);
  const shown = useMemo(() => slicePage(found, shownPage, shownSize), [found, shownPage, shownSize]);
  return { shown, restored, isRestoredFound };
}

type LastingPagerProps = ComponentProps<typeof TablePager> & { isNeeded: boolean };

/** Stays rendered while it is hidden: creating it again would delay a letter of the search. */
function LastingPager({ isNeeded, ...pager }: LastingPagerProps) {
  const [isRendered, setIsRendered] = useState(isNeeded);
  if (isNeeded && !isRendered) setIsRendered(true);
  return (
    isRendered && (
      <div hidden={!isNeeded} className="screen-only">
        <TablePager {...pager} />
      </div>
    )
  );
}
