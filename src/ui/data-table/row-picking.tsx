import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SetStateAction,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { confirm } from '../confirm-dialog/confirm';
import type { RowKey } from './column';
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

/** The object and its functions must be stable. */
export type RowSelection<Row> = {
  /** All rows, regardless of search and filter: a row that disappears from them is deselected. */
  everything: readonly Row[];
  getLabel: (row: Row) => string;
  /** Called for every row at every letter of a search. */
  isLocked?: (row: Row) => boolean;
  describeSum?: (rows: readonly Row[]) => string;
  /** `deselect` takes the rows that an act has finished. */
  acts: (rows: readonly Row[], deselect: (keys: readonly RowKey[]) => void) => ReactNode;
  /** The state of the selection as `useState` returns it, where it lives outside of `RowPicking`. */
  state?: readonly [SelectedRows, Dispatch<SetStateAction<SelectedRows>>];
};

/** `place`: the row on the page, from 0. */
type PickRequest =
  { kind: 'toggle' | 'extend'; place: number } | { kind: 'togglePage' | 'selectFound' | 'clear' | 'act' };

/** Elements that handle a press themselves. */
const CONTROLS = 'a, button, label, select, input, textarea';
/** The cell of a checkbox. */
const PICK_CELL = '[data-pick]';
const PICK_BOX = '[data-pick] input';

function closest(event: SyntheticEvent, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** The place of the row that contains an element; NaN outside of rows. */
const findRow = (within: Element | null) =>
  Number(within?.closest<HTMLElement>('[data-place]')?.dataset.place ?? Number.NaN);

/** A plain press acts in the cell of the checkbox, one with Shift or Ctrl/⌘ in the whole row. */
function readPress(event: MouseEvent): PickRequest | null {
  const cell = closest(event, PICK_CELL);
  const row = closest(event, '[data-place]');
  if (cell && !row) return { kind: 'togglePage' };
  if (!row?.querySelector(PICK_BOX)) return null;
  const place = findRow(row);
  if (cell) return { kind: event.shiftKey ? 'extend' : 'toggle', place };
  if (closest(event, CONTROLS)) return null;
  if (event.shiftKey) return { kind: 'extend', place };
  return event.ctrlKey || event.metaKey ? { kind: 'toggle', place } : null;
}

function preventTextSelection(event: MouseEvent) {
  if (event.shiftKey && readPress(event)) event.preventDefault();
}

const REQUESTS: Partial<Record<string, PickRequest>> = { Enter: { kind: 'act' }, Escape: { kind: 'clear' } };

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The request of a key on a checkbox; arrows also move the focus. Ctrl/⌘+A works everywhere in the rows. */
function readKey(event: KeyboardEvent): PickRequest | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const box = closest(event, PICK_BOX);
  if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'a') {
    if (!box && closest(event, 'input, textarea')) return null;
    event.preventDefault();
    return { kind: 'selectFound' };
  }
  const request = REQUESTS[key];
  const step = box?.closest('[data-place]') ? STEPS[key] : undefined;
  if (!box || ctrlKey || metaKey || altKey || (!request && !step)) return null;
  event.preventDefault();
  if (!step) return request ?? null;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-place] ${PICK_BOX}`)];
  const next = boxes[boxes.indexOf(box) + step] ?? box;
  next.focus();
  return shiftKey ? { kind: 'extend', place: findRow(next) } : null;
}

const never = () => false;

/** The keys of the rows that can be selected. */
const getFreeKeys = <Row,>(
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
  const { everything, getLabel, isLocked = never, acts, describeSum } = selection;
  const [selected, setSelected] = selection.state ?? own;

  const rows = useMemo(
    () => everything.filter((row) => selected.keys.has(rowKey(row))),
    [everything, selected.keys, rowKey],
  );
  const keys = useMemo(() => new Set(rows.map(rowKey)), [rows, rowKey]);
  const foundKeys = useMemo(() => getFreeKeys(found, isLocked, rowKey), [found, isLocked, rowKey]);
  const pageKeys = useMemo(() => getFreeKeys(shown, isLocked, rowKey), [shown, isLocked, rowKey]);
  const state = getPickState(keys, pageKeys);
  const pageLabel = t('selection.page');

  const latestApply = useRef<(request: PickRequest | null) => void>(undefined);
  // Stable functions keep the rows from rendering again.
  const events = useMemo(
    (): RowPicks<Row>['events'] => ({
      onClick: (event) => latestApply.current?.(readPress(event)),
      onMouseDown: preventTextSelection,
      onKeyDown: (event) => latestApply.current?.(readKey(event)),
    }),
    [],
  );
  const picks = useMemo(
    (): RowPicks<Row> => ({
      keys,
      state,
      pageLabel,
      events,
      getLabel: (row) => (isLocked(row) ? null : getLabel(row)),
    }),
    [keys, getLabel, isLocked, state, pageLabel, events],
  );
  useLayoutEffect(() => onPicks(picks), [onPicks, picks]);

  const selectFound = () => setSelected((current) => withKeys(current, foundKeys));

  /** Selects all found rows; asks first, with their number, where some are on other pages. */
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

  function applyRequest(request: PickRequest | null) {
    if (!request) return;
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
  useLayoutEffect(() => {
    latestApply.current = applyRequest;
  });

  const count = rows.length;
  const shownCount = foundKeys.filter((key) => keys.has(key)).length;
  const words = [
    t('selection.count', { count }),
    count > 0 && describeSum?.(rows),
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
            {words.map((text) => (
              <span key={text} className={styles.word}>
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
            {acts(rows, (done) => setSelected((current) => withoutKeys(current, done)))}
          </span>
        </section>
      )}
    </>
  );
}
