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
import type { RowKey } from './column';
import type { PickWish, RowWish } from './pick-events';
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
import { SelectionBar } from './selection-bar';
import { usePickEvents } from './use-pick-events';

/** How rows of a table are selected, and what can be done with them. Keep it and its functions stable. */
export type RowSelection<Row> = {
  /** All rows, whatever search and filter: who is not among them any more is no longer selected. */
  everything: readonly Row[];
  /** What the checkbox of a row is called. */
  labelOf: (row: Row) => string;
  /** Those that cannot be selected. Asked for every row at every letter of a search. */
  isLocked?: (row: Row) => boolean;
  /** What the selected ones come to, in words. */
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
 * can be done with them. Needs the catalogue `lists`.
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
  const events = usePickEvents({ foundCount: foundKeys.length, pageCount: onPage.length, onWish: follow });
  const pageLabel = t('selection.page');
  const picks = useMemo(
    (): RowPicks<Row> => ({
      ...{ keys, state, pageLabel, events },
      labelOf: (row) => (isLocked(row) ? null : labelOf(row)),
    }),
    [keys, labelOf, isLocked, state, pageLabel, events],
  );
  useLayoutEffect(() => onPicks(picks), [onPicks, picks]);

  const shownCount = foundKeys.filter((key) => keys.has(key)).length;
  const clear = () => setSelected(NOTHING_SELECTED);
  const selectFound = () => setSelected((current) => withKeys(current, foundKeys));

  function follow(wish: PickWish) {
    if (wish.kind === 'togglePage') setSelected((current) => toggleAll(current, onPage));
    else if (wish.kind === 'selectFound') selectFound();
    else if (wish.kind === 'clear') clear();
    else if (wish.kind === 'act') bar.current?.querySelector<HTMLElement>('[data-acts] button')?.focus();
    else if ('place' in wish) followRow(wish);
  }

  function followRow({ kind, place }: RowWish) {
    const row = shown[place];
    if (row === undefined) return;
    const key = rowKey(row);
    setSelected((current) =>
      kind === 'toggle' ? toggleRow(current, key) : extendSelection(current, key, foundKeys),
    );
  }

  return (
    <SelectionBar
      ref={bar}
      count={rows.length}
      hidden={rows.length - shownCount}
      sum={rows.length > 0 ? sumOf?.(rows) : undefined}
      more={state === 'all' && foundKeys.length > shownCount ? foundKeys.length : 0}
      onMore={selectFound}
      onClear={clear}
    >
      {rows.length > 0 && acts(rows, (done) => setSelected((now) => withoutKeys(now, done)))}
    </SelectionBar>
  );
}
