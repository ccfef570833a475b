import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { memoGeneric } from '../page/memo-generic';
import skeleton from '../page/skeleton-look.module.css';
import styles from './card-list.module.css';
import { getSortDirection, nextSort, type Column } from './column';
import { restoredRowProps, SavedMark } from './list-return';
import { PickAllBox, PickBox, type PickState } from './row-picks';
import { shortText } from './table-frame';
import type { RowsViewProps } from './table-view';

/** Rows for narrow screens: the first column with the actions, and the other columns below it. */
export function CardList<Row>(props: RowsViewProps<Row>) {
  const { label, columns, rows, rowKey, actions, sort, onSort, restored, skeletonRows, picks } = props;
  const { t } = useTranslation();
  return (
    <>
      <SortSelect
        columns={columns}
        sort={sort}
        onSort={onSort}
        pickState={picks?.state}
        pickLabel={picks?.pageLabel ?? null}
      />
      {skeletonRows > 0 && (
        <div role="status" data-skeleton className={styles.loading}>
          <span className="visually-hidden">{t('label.loading')}</span>
          {Array.from({ length: skeletonRows }, (_, line) => (
            <div key={line} className={classNames(skeleton.skeleton, styles.card)} />
          ))}
        </div>
      )}
      <ul aria-label={label} className={styles.rows}>
        {rows.map((row, place) => (
          // Keyed by place, so that a search reuses the elements.
          <Card
            key={place}
            columns={columns}
            rowKey={rowKey}
            actions={actions}
            restored={restored}
            picks={picks}
            row={row}
            place={place}
          />
        ))}
      </ul>
    </>
  );
}

function renderContent<Row>({ text, cell, card = cell }: Column<Row>, row: Row) {
  return card ? card(row) : shortText(text(row));
}

/** For a column with `isShownEmpty`: an empty entry is a skeleton while it is loading, else a dash. */
function renderContentOrPlaceholder<Row>(column: Column<Row>, row: Row) {
  if (column.text(row) !== '') return renderContent(column, row);
  return column.isLoading ? (
    <span className={classNames(skeleton.skeleton, skeleton.line, styles.loadingValue)} data-skeleton />
  ) : (
    '–'
  );
}

type SortSelectProps<Row> = Pick<RowsViewProps<Row>, 'columns' | 'sort' | 'onSort'> & {
  pickState: PickState | undefined;
  pickLabel: string | null;
};

function SortSelectInner<Row>({ columns, sort, onSort, pickState, pickLabel }: SortSelectProps<Row>) {
  const { t } = useTranslation();
  const sortable = columns.filter((column) => column.sortable !== false);
  if (sortable.length === 0) return null;
  const sorted = sortable.find(({ id }) => getSortDirection(sort, id));
  const isDescending = sorted !== undefined && sort !== sorted.id;
  const Arrow = isDescending ? ArrowDownward : ArrowUpward;
  return (
    <div className={styles.order}>
      {pickState && <PickAllBox state={pickState} label={pickLabel} />}
      <NativeSelect
        inputProps={{ 'aria-label': t('table.sortBy') }}
        value={sorted?.id ?? ''}
        onChange={(event) => onSort(event.target.value)}
        className={styles.column}
      >
        {!sorted && <option value="">{t('table.sortBy')}</option>}
        {sortable.map((column) => (
          <option key={column.id} value={column.id}>
            {column.header}
          </option>
        ))}
      </NativeSelect>
      {sorted && (
        <IconButton
          aria-label={t(isDescending ? 'table.descending' : 'table.ascending')}
          onClick={() => onSort(nextSort(sort, sorted.id))}
        >
          <Arrow />
        </IconButton>
      )}
    </div>
  );
}

/** Sorts a list of cards, which has no headers. Memoised: a search does not render it. */
const SortSelect = memoGeneric(SortSelectInner);

type CardProps<Row> = Pick<RowsViewProps<Row>, 'columns' | 'rowKey' | 'actions' | 'restored' | 'picks'> & {
  row: Row;
  place: number;
};

function Card<Row>({ columns, rowKey, actions, restored, picks, row, place }: CardProps<Row>) {
  const [headColumn, ...otherColumns] = columns;
  const key = rowKey(row);
  const isRestored = key === restored?.key;
  const isSaved = isRestored && restored.isSaved;
  const isPicked = picks?.keys.has(key) === true;
  const shown = otherColumns.filter(
    (column) => !column.hideOnCard && (column.isShownEmpty || column.text(row) !== ''),
  );
  return (
    <li
      {...restoredRowProps(isRestored, isSaved)}
      data-place={picks && place}
      data-picked={isPicked || undefined}
    >
      <div data-head>
        {picks && (
          <span data-pick>
            <PickBox label={picks.getLabel(row)} isPicked={isPicked} />
          </span>
        )}
        <div>
          {headColumn && renderContent(headColumn, row)}
          {isSaved && <SavedMark />}
        </div>
        {actions && <div data-actions>{actions(row)}</div>}
      </div>
      <dl>
        {shown.map((column) => (
          <div key={column.id} data-second-rank={(actions && column.isSecondRank) || undefined}>
            <dt>{column.header}</dt>
            <dd className="tabular">
              {column.isShownEmpty ? renderContentOrPlaceholder(column, row) : renderContent(column, row)}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
