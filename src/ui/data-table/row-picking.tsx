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
  type Ref,
  type SetStateAction,
} from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { confirm } from '../confirm-dialog/confirm';
import type { RowKey } from './column';
import { handleKey, preventTextSelection, readPress, type PickRequest } from './pick-request';
import styles from './row-picking.module.css';
import type { PickingTable, PickState, RowPicks } from './row-picks';
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

/** A new `everything`, `getLabel` or `isLocked` renders every row again. */
export type RowSelection<Row> = {
  /** All rows, regardless of search and filter: a row that is no longer among them is not selected. */
  everything: readonly Row[];
  getLabel: (row: Row) => string;
  /** Must be fast: called for every row at every letter of a search. */
  isLocked?: (row: Row) => boolean;
  describeSum?: (rows: readonly Row[]) => string;
  /** `deselect` takes the keys of the rows that an act has finished. */
  acts: (rows: readonly Row[], deselect: (keys: readonly RowKey[]) => void) => ReactNode;
  /** The result of `useState`, where the selection is kept outside of `RowPicking`. */
  state?: readonly [SelectedRows, Dispatch<SetStateAction<SelectedRows>>];
};

const isNeverLocked = () => false;

const getSelectableKeys = <Row,>(
  rows: readonly Row[],
  isLocked: (row: Row) => boolean,
  rowKey: (row: Row) => RowKey,
): RowKey[] => rows.filter((row) => !isLocked(row)).map(rowKey);

function getPickState(keys: ReadonlySet<RowKey>, pageKeys: readonly RowKey[]): PickState {
  if (hasAll(keys, pageKeys)) return 'all';
  return pageKeys.some((key) => keys.has(key)) ? 'some' : 'none';
}

type RowPickingProps<Row> = PickingTable<Row> & { selection: RowSelection<Row> };

/** Keeps the selection while the list is searched, filtered and paged. Needs the catalogue `lists`. */
export function RowPicking<Row>({ selection, found, shown, rowKey, onPicks }: RowPickingProps<Row>) {
  const { t } = useTranslation('lists');
  const own = useState(NOTHING_SELECTED);
  const bar = useRef<HTMLElement>(null);
  const { everything, getLabel, isLocked = isNeverLocked, acts, describeSum } = selection;
  const [selected, setSelected] = selection.state ?? own;

  const { rows, keys } = useSelectedRows(everything, selected.keys, rowKey);
  const foundKeys = useMemo(() => getSelectableKeys(found, isLocked, rowKey), [found, isLocked, rowKey]);
  const pageKeys = useMemo(() => getSelectableKeys(shown, isLocked, rowKey), [shown, isLocked, rowKey]);
  const pickState = getPickState(keys, pageKeys);
  const pageLabel = t('selection.page');

  const events = usePickEvents(applyRequest);
  const picks = useMemo(
    (): RowPicks<Row> => ({
      keys,
      state: pickState,
      pageLabel,
      events,
      getLabel: (row) => (isLocked(row) ? null : getLabel(row)),
    }),
    [keys, getLabel, isLocked, pickState, pageLabel, events],
  );
  useLayoutEffect(() => onPicks(picks), [onPicks, picks]);

  const selectFound = () => setSelected((current) => withKeys(current, foundKeys));

  function askForFound() {
    const count = foundKeys.length;
    if (count <= pageKeys.length) return selectFound();
    void confirm({
      title: t('selection.askTitle', { count }),
      body: t('selection.askBody', { count: count - pageKeys.length }),
      confirmLabel: t('selection.found', { count }),
      action: selectFound,
    });
  }

  function applyRequest(request: PickRequest) {
    if (request.kind === 'togglePage') return setSelected((current) => toggleAll(current, pageKeys));
    if (request.kind === 'selectFound') return askForFound();
    if (request.kind === 'clear') return setSelected(NOTHING_SELECTED);
    if (request.kind === 'act') return bar.current?.querySelector<HTMLElement>('[data-acts] button')?.focus();
    const row = 'place' in request ? shown[request.place] : undefined;
    if (row === undefined) return;
    const key = rowKey(row);
    setSelected((current) =>
      request.kind === 'toggle' ? toggleRow(current, key) : extendSelection(current, key, foundKeys),
    );
  }

  const shownCount = foundKeys.filter((key) => keys.has(key)).length;
  const words = [
    t('selection.count', { count: rows.length }),
    rows.length > 0 && describeSum?.(rows),
    rows.length > shownCount && t('selection.hidden', { count: rows.length - shownCount }),
  ].filter((text) => typeof text === 'string');
  return (
    <>
      <div role="status" className="visually-hidden">
        {rows.length > 0 && words.map((text) => <p key={text}>{text}</p>)}
      </div>
      {rows.length > 0 && (
        <PickBar ref={bar} words={words} onClear={() => setSelected(NOTHING_SELECTED)}>
          {pickState === 'all' && foundKeys.length > shownCount && (
            <Button size="small" onClick={selectFound}>
              {t('selection.found', { count: foundKeys.length })}
            </Button>
          )}
          <span data-acts className={styles.acts}>
            {acts(rows, (done) => setSelected((current) => withoutKeys(current, done)))}
          </span>
        </PickBar>
      )}
    </>
  );
}

function useSelectedRows<Row>(
  everything: readonly Row[],
  selectedKeys: ReadonlySet<RowKey>,
  rowKey: (row: Row) => RowKey,
) {
  return useMemo(() => {
    const rows = everything.filter((row) => selectedKeys.has(rowKey(row)));
    return { rows, keys: new Set(rows.map(rowKey)) };
  }, [everything, selectedKeys, rowKey]);
}

/** Returns a stable object, so that the rows do not render again. */
function usePickEvents(apply: (request: PickRequest) => void) {
  const latestApply = useRef(apply);
  useLayoutEffect(() => {
    latestApply.current = apply;
  });
  return useMemo((): RowPicks<unknown>['events'] => {
    const applyLatest = (request: PickRequest | null) => request && latestApply.current(request);
    return {
      onClick: (event) => applyLatest(readPress(event)),
      onMouseDown: preventTextSelection,
      onKeyDown: (event) => applyLatest(handleKey(event)),
    };
  }, []);
}

type PickBarProps = {
  ref: Ref<HTMLElement>;
  words: readonly string[];
  onClear: () => void;
  children: ReactNode;
};

function PickBar({ ref, words, onClear, children }: PickBarProps) {
  const { t } = useTranslation('lists');
  return (
    <section ref={ref} aria-label={t('selection.bar')} className={classNames(styles.bar, 'screen-only')}>
      <IconButton size="small" aria-label={t('selection.clear')} onClick={onClear} sx={{ order: 2 }}>
        <Close fontSize="small" />
      </IconButton>
      <span className="tabular">
        {words.map((text) => (
          <span key={text} className={styles.word}>
            {text}
          </span>
        ))}
      </span>
      {children}
    </section>
  );
}
