import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { confirm } from '../confirm-dialog/confirm';
import type { RowKey } from './column';
import { keepWords, wishOfKey, wishOfPress, type PickWish } from './pick-events';
import styles from './row-picking.module.css';
import type { PickingTable, RowPicks } from './row-picks';
import {
  extendSelection,
  hasAll,
  NOTHING_SELECTED,
  toggleAll,
  toggleRow,
  withKeys,
  withoutKeys,
  type SelectedRows,
} from './row-selection';

/** How rows of a table are selected, and what can be done with them. Keep it and its functions stable. */
export type RowSelection<Row> = {
  /** All rows, whatever search and filter: who is not among them any more is no longer selected. */
  everything: readonly Row[];
  labelOf: (row: Row) => string;
  /** Those that cannot be selected. Asked for every row at every letter of a search. */
  isLocked?: (row: Row) => boolean;
  sumOf?: (rows: readonly Row[]) => string;
  /** Buttons that act on them; `letGo` takes those that are done out of the selection. */
  acts: (rows: readonly Row[], letGo: (keys: readonly RowKey[]) => void) => ReactNode;
  /** Where it is known which are selected, if not here: what `useState` gives. */
  held?: readonly [SelectedRows, Dispatch<SetStateAction<SelectedRows>>];
};

const never = () => false;

type RowPickingProps<Row> = PickingTable<Row> & { selection: RowSelection<Row> };

/**
 * Which rows are selected: kept while the list is searched, filtered and paged. It tells the table, and is drawn as the bar of what
 * can be done with them, at the foot of the list so that nothing above it moves. Needs the catalogue `lists`.
 */
export function RowPicking<Row>({ selection, found, shown, rowKey, onPicks }: RowPickingProps<Row>) {
  const { t } = useTranslation('lists');
  const own = useState(NOTHING_SELECTED);
  const bar = useRef<HTMLElement>(null);
  const { everything, labelOf, isLocked = never, acts, sumOf } = selection;
  const [selected, setSelected] = selection.held ?? own;

  const rows = useMemo(
    () => everything.filter((row) => selected.keys.has(rowKey(row))),
    [everything, selected.keys, rowKey],
  );
  const keys = useMemo(() => new Set(rows.map(rowKey)), [rows, rowKey]);
  const [foundKeys, onPage] = useMemo(
    () => [found, shown].map((some) => some.filter((row) => !isLocked(row)).map(rowKey)),
    [found, shown, isLocked, rowKey],
  ) as [RowKey[], RowKey[]];
  const state = hasAll(keys, onPage) ? 'all' : onPage.some((key) => keys.has(key)) ? 'some' : 'none';
  const pageLabel = t('selection.page');

  const latest = useRef<(wish: PickWish | null) => void>(undefined);
  // The same functions as long as the rows stand.
  const events = useMemo(
    (): RowPicks<Row>['events'] => ({
      onClick: (event) => latest.current?.(wishOfPress(event)),
      onMouseDown: keepWords,
      onKeyDown: (event) => latest.current?.(wishOfKey(event)),
    }),
    [],
  );
  const picks = useMemo(
    (): RowPicks<Row> => ({
      ...{ keys, state, pageLabel, events },
      labelOf: (row) => (isLocked(row) ? null : labelOf(row)),
    }),
    [keys, labelOf, isLocked, state, pageLabel, events],
  );
  useLayoutEffect(() => onPicks(picks), [onPicks, picks]);

  const selectFound = () => setSelected((now) => withKeys(now, foundKeys));

  /** What is not on the page is selected only by who knows how many they are. */
  function askForFound() {
    const count = foundKeys.length;
    if (count <= onPage.length) return selectFound();
    void confirm({
      title: t('selection.askTitle', { count }),
      body: t('selection.askBody', { count: count - onPage.length }),
      confirmLabel: t('selection.found', { count }),
      action: selectFound,
    });
  }

  function follow(wish: PickWish | null) {
    if (!wish) return;
    if (wish.kind === 'togglePage') return setSelected((now) => toggleAll(now, onPage));
    if (wish.kind === 'selectFound') return askForFound();
    if (wish.kind === 'clear') return setSelected(NOTHING_SELECTED);
    if (wish.kind === 'act') return bar.current?.querySelector<HTMLElement>('[data-acts] button')?.focus();
    const row = 'place' in wish ? shown[wish.place] : undefined;
    if (row === undefined) return;
    const key = rowKey(row);
    setSelected((now) =>
      wish.kind === 'toggle' ? toggleRow(now, key) : extendSelection(now, key, foundKeys),
    );
  }
  useLayoutEffect(() => {
    latest.current = follow;
  });

  const count = rows.length;
  const shownCount = foundKeys.filter((key) => keys.has(key)).length;
  const words = [
    t('selection.count', { count }),
    count > 0 && sumOf?.(rows),
    count > shownCount && t('selection.hidden', { count: count - shownCount }),
  ].filter((text) => typeof text === 'string');
  return (
    <>
      <div role="status" className="visually-hidden">
        {count > 0 && words.map((text) => <p key={text}>{text}</p>)}
      </div>
      {count > 0 && (
        <section ref={bar} aria-label={t('selection.bar')} className={classNames(styles.bar, 'screen-only')}>
          <IconButton
            size="small"
            edge="start"
            aria-label={t('selection.clear')}
            onClick={() => setSelected(NOTHING_SELECTED)}
            sx={{ order: 2 }}
          >
            <Close fontSize="small" />
          </IconButton>
          <span className="tabular">
            {words.map((text, index) => (
              <span key={index} className={styles.word}>
                {text}
              </span>
            ))}
          </span>
          {state === 'all' && foundKeys.length > shownCount && (
            <Button size="small" onClick={selectFound}>
              {t('selection.found', { count: foundKeys.length })}
            </Button>
          )}
          <span data-acts className={styles.acts}>
            {acts(rows, (done) => setSelected((now) => withoutKeys(now, done)))}
          </span>
        </section>
      )}
    </>
  );
}
