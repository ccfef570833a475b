import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { memoGeneric } from '../page/memo-generic';
import skeleton from '../page/skeleton-look.module.css';
import { getAlign, getSortDirection, nextSort, type Column, type RowKey, type SortOrder } from './column';
import { restoredRowProps, SavedMark, type RestoredRow } from './list-return';
import { PickAllBox, PickBox, type PickState, type RowPicks } from './row-picks';
import { shortText, TableFrame } from './table-frame';
import styles from './table-view.module.css';

export type RowsViewProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Any row, to find the columns of numbers. */
  sampleRow: Row | undefined;
  rowKey: (row: Row) => RowKey;
  actions?: (row: Row) => ReactNode;
  sort: SortOrder | null;
  onSort: (sort: SortOrder) => void;
  restored: RestoredRow | null;
  skeletonRows: number;
  picks?: RowPicks<Row>;
};

/** Rows as a table with a sticky header; a table that is too wide scrolls sideways beside its sticky actions. */
export function TableView<Row>(props: RowsViewProps<Row>) {
  const { label, columns, rows, rowKey, actions, restored, skeletonRows, picks } = props;
  const [isTooWide, box] = useTooWide();
  const cellCount = columns.length + (actions ? 1 : 0) + (picks ? 1 : 0);
  // The tab stop allows scrolling by keyboard.
  const scrollProps = isTooWide && { role: 'group', 'aria-label': label, tabIndex: 0, 'data-too-wide': true };
  return (
    <div ref={box} {...scrollProps} style={{ overflowX: isTooWide ? 'auto' : 'visible' }}>
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
          <SkeletonRows rowCount={skeletonRows} cellCount={cellCount} />
          {rows.map((row, place) => {
            const key = rowKey(row);
            const isRestored = key === restored?.key;
            return (
              // Keyed by place, so that a search reuses the elements instead of creating ten rows at every letter.
              <BodyRow
                key={place}
                row={row}
                columns={columns}
                actions={actions}
                isRestored={isRestored}
                isSaved={isRestored && restored.isSaved}
                place={place}
                isPicked={picks?.keys.has(key) === true}
                getLabel={picks?.getLabel}
              />
            );
          })}
        </tbody>
      </TableFrame>
    </div>
  );
}

function SkeletonRows({ rowCount, cellCount }: { rowCount: number; cellCount: number }) {
  return Array.from({ length: rowCount }, (_, line) => (
    <tr key={line}>
      {Array.from({ length: cellCount }, (_cell, index) => (
        <td key={index}>
          <span
            className={classNames(skeleton.skeleton, skeleton.line)}
            // Bars of different widths look like text.
            style={{ width: `${85 - ((line * 17 + index * 29) % 45)}%` }}
          />
        </td>
      ))}
    </tr>
  ));
}

type BodyRowProps<Row> = Pick<RowsViewProps<Row>, 'columns' | 'actions'> & {
  row: Row;
  isRestored: boolean;
  isSaved: boolean;
  place: number;
  isPicked: boolean;
  getLabel: RowPicks<Row>['getLabel'] | undefined;
};

function BodyRowInner<Row>(props: BodyRowProps<Row>) {
  const { row, columns, actions, isRestored, isSaved, place, isPicked, getLabel } = props;
  return (
    <tr
      {...restoredRowProps(isRestored, isSaved)}
      data-place={getLabel && place}
      data-picked={isPicked || undefined}
    >
      {getLabel && (
        <td data-pick className="screen-only">
          <PickBox label={getLabel(row)} isPicked={isPicked} />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.id} data-align={getAlign(column, row)} data-no-wrap={column.noWrap || undefined}>
          {column.cell ? column.cell(row) : shortText(column.text(row))}
          {isSaved && index === 0 && <SavedMark />}
        </td>
      ))}
      {actions && (
        <td data-actions className="screen-only" data-align="right">
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

const BodyRow = memoGeneric(BodyRowInner);

type TableHeadProps<Row> = Pick<RowsViewProps<Row>, 'columns' | 'sampleRow' | 'sort' | 'onSort'> & {
  hasActions: boolean;
  pickState: PickState | undefined;
  pickLabel: string | null;
};

function TableHeadInner<Row>(props: TableHeadProps<Row>) {
  const { columns, sampleRow, sort, hasActions, onSort, pickState, pickLabel } = props;
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {pickState && (
          <th scope="col" data-pick className="screen-only">
            <span className="visually-hidden">{t('table.select')}</span>
            <PickAllBox state={pickState} label={pickLabel} />
          </th>
        )}
        {columns.map((column) => {
          const direction = getSortDirection(sort, column.id);
          const Arrow = direction === 'descending' ? ArrowDownward : ArrowUpward;
          const isSortable = column.sortable !== false;
          return (
            <th
              key={column.id}
              scope="col"
              data-align={getAlign(column, sampleRow)}
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
          <th scope="col" data-actions className="screen-only" data-align="right">
            {t('label.action')}
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Memoised: a search does not render the headers. */
const TableHead = memoGeneric(TableHeadInner);

/** Measures whether the only child of an element is wider than the element, to which the returned `ref` belongs. */
function useTooWide() {
  const [isTooWide, setIsTooWide] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    const content = box?.firstElementChild;
    if (!content) return;
    const observer = new ResizeObserver(() => setIsTooWide(content.scrollWidth > box.clientWidth + 1));
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return [isTooWide, ref] as const;
}
