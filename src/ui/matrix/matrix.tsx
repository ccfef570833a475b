import GlobalStyles from '@mui/material/GlobalStyles';
import { useMemo, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from '@/lib/class-names';
import { hasModifier } from '@/lib/key-press';
import skeleton from '../page/skeleton-look.module.css';
import { useIsPrinting } from '../page/use-is-printing';
import { columnTracks, edgeOffsets, type MatrixCell, type MatrixColumn, type RowId } from './matrix-column';
import { splitIntoSheets } from './matrix-sheets';
import styles from './matrix.module.css';
import { EdgeRow, MatrixRow, type RenderCell } from './matrix-row';
import { useDrawnRows } from './use-drawn-rows';
import { findCell, useMatrixFocus, type MatrixCellId } from './use-matrix-focus';
import { useSight } from './use-sight';

type MatrixProps<Row> = {
  label: string;
  className?: string;
  /** Must be stable, as `renderCell`, or all rows render again. */
  columns: readonly MatrixColumn[];
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  rowHeight: number;
  renderCell: RenderCell<Row>;
  renderFoot?: (column: MatrixColumn) => MatrixCell;
  /** A link in the cell is followed instead. */
  onOpen: (row: Row, column: MatrixColumn) => void;
  selected?: ReadonlySet<RowId>;
  onToggle?: (row: Row, column: MatrixColumn) => void;
  /** The state of a row, its `data-look`. Must be stable. */
  rowLook?: (row: Row) => string | undefined;
  /** Called for Page Up and Page Down, to change the period; without it they move by the visible rows. */
  onPeriod?: (step: 1 | -1) => void;
  isBusy?: boolean;
  /** The cell that gets the focus at first. */
  initial?: MatrixCellId | null;
};

const SHEETS = <GlobalStyles styles={{ '@page': { size: 'A4 landscape' } }} />;

/** Height of the sticky rows at the top and at the foot. */
const EDGE_ROW_HEIGHT = 40;

type FrameSizes = CSSProperties & Record<'--tracks' | '--width' | '--start' | '--end' | '--row', string>;

/** Thousands of rows with one tab stop: arrows, Home and End move, Enter opens, the space bar selects. */
export function Matrix<Row>(props: MatrixProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowHeight,
    renderCell,
    renderFoot,
    selected,
    onToggle,
    rowLook,
    initial,
  } = props;
  const isPrinting = useIsPrinting();
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const columnIds = useMemo(() => columns.map(({ id }) => id), [columns]);
  const { offsets, start, end } = useMemo(() => edgeOffsets(columns), [columns]);
  const { tracks, width } = useMemo(() => columnTracks(columns), [columns]);
  const focus = useMatrixFocus({ rowIds, columnIds, page: rowsOfPage, initial });
  const { frame, place, storePlace, move, follow: followFocus } = focus;
  const count = rows.length;
  const [drawnColumns = columns, ...more] = useMemo(
    () => (isPrinting ? splitIntoSheets(columns) : []),
    [isPrinting, columns],
  );

  const { sight, isTooWide, follow } = useSight(frame, rowHeight, width);
  const drawn = useDrawnRows({ rowIds, sight, focused: place.row, isPrinting });

  function rowsOfPage() {
    const height = (frame.current?.clientHeight ?? 0) - 2 * EDGE_ROW_HEIGHT;
    return Math.max(1, Math.floor(height / rowHeight) - 1);
  }

  function handleKey(event: KeyboardEvent) {
    const { key, target } = event;
    const { onOpen, onPeriod } = props;
    const row = rows[place.row];
    const column = columns[place.column];
    if (findCell(target) === null || row === undefined || !column) return;
    const link = target instanceof Element ? target.querySelector('a') : null;
    const actions: Record<string, (() => void) | undefined> = {
      Enter: () => (link ? link.click() : onOpen(row, column)),
      ' ': onToggle && (() => onToggle(row, column)),
      PageUp: onPeriod && (() => onPeriod(-1)),
      PageDown: onPeriod && (() => onPeriod(1)),
    };
    const action = actions[key];
    if (!action || hasModifier(event) || event.shiftKey) return move(event);
    event.preventDefault();
    action();
  }

  function handleClick(event: MouseEvent) {
    const at = findCell(event.target);
    if (!at) return;
    const row = rows[at.row];
    const column = columns[at.column];
    if (row === undefined || !column) return;
    storePlace(at);
    // A link in a cell handles its own click.
    if (event.target instanceof Element && event.target.closest('a')) return;
    if (event.target instanceof HTMLInputElement) onToggle?.(row, column);
    else props.onOpen(row, column);
  }

  const sizes: FrameSizes = {
    '--tracks': tracks,
    '--width': `${width}px`,
    '--start': `${start + 4}px`,
    '--end': `${end + 4}px`,
    '--row': `${rowHeight}px`,
  };
  return (
    <div role="presentation" className={props.className} onKeyDown={handleKey} onClick={handleClick}>
      {SHEETS}
      <div
        ref={frame}
        role="grid"
        className={styles.frame}
        aria-label={label}
        aria-rowcount={count + (renderFoot ? 2 : 1)}
        aria-colcount={columns.length}
        aria-busy={props.isBusy}
        aria-multiselectable={onToggle ? true : undefined}
        data-too-wide={isTooWide || undefined}
        style={sizes}
        onScroll={follow}
        onFocus={followFocus}
        onBlur={followFocus}
      >
        <EdgeRow rowIndex={1} columns={drawnColumns} offsets={offsets} />
        <div
          role="rowgroup"
          className={classNames(styles.rows, props.isBusy && skeleton.pulsing)}
          style={{ height: count * rowHeight }}
        >
          {drawn.map(({ id, index, element }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <MatrixRow
                key={element}
                row={row}
                place={index}
                rowHeight={rowHeight}
                columns={drawnColumns}
                offsets={offsets}
                renderCell={renderCell}
                tabStop={index === place.row ? place.column : null}
                isSelected={onToggle && selected?.has(id)}
                look={rowLook?.(row)}
              />
            );
          })}
        </div>
        {renderFoot && (
          <EdgeRow rowIndex={count + 2} columns={drawnColumns} offsets={offsets} renderFoot={renderFoot} />
        )}
      </div>
      {/* Printed only: further sheets with the remaining columns of all rows. */}
      {more.map((sheet, number) => (
        <div key={number} role="grid" className={styles.frame} aria-label={label} style={sizes}>
          <EdgeRow rowIndex={1} columns={sheet} offsets={offsets} />
          <div role="rowgroup" className={styles.rows}>
            {rows.map((row, at) => (
              <MatrixRow
                key={rowId(row)}
                row={row}
                rowHeight={rowHeight}
                offsets={offsets}
                renderCell={renderCell}
                place={at}
                columns={sheet}
                tabStop={null}
                look={rowLook?.(row)}
              />
            ))}
          </div>
          {renderFoot && (
            <EdgeRow rowIndex={count + 2} columns={sheet} offsets={offsets} renderFoot={renderFoot} />
          )}
        </div>
      ))}
    </div>
  );
}
