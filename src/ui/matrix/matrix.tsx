import GlobalStyles from '@mui/material/GlobalStyles';
import { useMemo, type CSSProperties } from 'react';
import { classNames } from '@/lib/class-names';
import skeleton from '../page/skeleton-look.module.css';
import { useIsPrinting } from '../page/use-is-printing';
import { cellHandlers, type CellActs } from './cell-handlers';
import { columnTracks, edgeOffsets, type MatrixCell, type MatrixColumn, type RowId } from './matrix-column';
import { FootRow, HeadRow, MatrixRow, type RenderCell } from './matrix-row';
import { splitColumnsIntoSheets } from './matrix-sheets';
import styles from './matrix.module.css';
import { useDrawnRows } from './use-drawn-rows';
import { useMatrixFocus, type MatrixCellId } from './use-matrix-focus';
import { useSight } from './use-sight';

type MatrixProps<Row> = CellActs<Row> & {
  label: string;
  className?: string;
  /** Must be stable like `renderCell`, or all rows render again. */
  columns: readonly MatrixColumn[];
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  rowHeight: number;
  renderCell: RenderCell<Row>;
  renderFoot?: (column: MatrixColumn) => MatrixCell;
  selected?: ReadonlySet<RowId>;
  rowLook?: (row: Row) => string | undefined;
  isBusy?: boolean;
  /** The cell that gets the focus at first. */
  initial?: MatrixCellId | null;
};

const LANDSCAPE_PRINT = <GlobalStyles styles={{ '@page': { size: 'A4 landscape' } }} />;

/** Pixels between a focused cell and the sticky columns. */
const FOCUS_GAP = 4;

type FrameSizes = CSSProperties & Record<'--tracks' | '--width' | '--start' | '--end' | '--row', string>;

/** A grid for thousands of rows, with one tab stop: arrows, Home and End move, Enter opens, the space bar selects. */
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
    isBusy,
    initial,
  } = props;
  const { isPrinting, offsets, width, sizes, drawnColumns, furtherSheets } = useColumnLayout(
    columns,
    rowHeight,
  );
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const columnIds = useMemo(() => columns.map(({ id }) => id), [columns]);
  const focus = useMatrixFocus({ rowIds, columnIds, rowHeight, initial });
  const { frame, place, storePlace, move, follow: followFocus } = focus;
  const { sight, isTooWide, follow } = useSight(frame, rowHeight, width);
  const drawn = useDrawnRows({ rowIds, sight, focused: place.row, isPrinting });

  return (
    <div
      role="presentation"
      className={props.className}
      {...cellHandlers(props, { place, storePlace, move })}
    >
      {LANDSCAPE_PRINT}
      <div
        ref={frame}
        role="grid"
        className={styles.frame}
        aria-label={label}
        aria-rowcount={rows.length + (renderFoot ? 2 : 1)}
        aria-colcount={columns.length}
        aria-busy={isBusy}
        aria-multiselectable={onToggle ? true : undefined}
        data-too-wide={isTooWide || undefined}
        style={sizes}
        onScroll={follow}
        onFocus={followFocus}
        onBlur={followFocus}
      >
        <HeadRow columns={drawnColumns} offsets={offsets} />
        <div
          role="rowgroup"
          className={classNames(styles.rows, isBusy && skeleton.pulsing)}
          style={{ height: rows.length * rowHeight }}
        >
          {drawn.map(({ id, index, element }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <MatrixRow
                key={element}
                row={row}
                rowIndex={index}
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
          <FootRow rowIndex={rows.length} columns={drawnColumns} offsets={offsets} renderFoot={renderFoot} />
        )}
      </div>
      {furtherSheets.map((sheet) => (
        <FurtherSheet key={sheet.at(-1)?.id} {...props} columns={sheet} offsets={offsets} sizes={sizes} />
      ))}
    </div>
  );
}

/** The screen is one sheet; on paper `furtherSheets` have the columns that do not fit on the first one. */
function useColumnLayout(columns: readonly MatrixColumn[], rowHeight: number) {
  const isPrinting = useIsPrinting();
  const { offsets, start, end } = useMemo(() => edgeOffsets(columns), [columns]);
  const { tracks, width } = useMemo(() => columnTracks(columns), [columns]);
  const [drawnColumns = columns, ...furtherSheets] = useMemo(
    () => (isPrinting ? splitColumnsIntoSheets(columns) : []),
    [isPrinting, columns],
  );
  const sizes: FrameSizes = {
    '--tracks': tracks,
    '--width': `${width}px`,
    '--start': `${start + FOCUS_GAP}px`,
    '--end': `${end + FOCUS_GAP}px`,
    '--row': `${rowHeight}px`,
  };
  return { isPrinting, offsets, width, sizes, drawnColumns, furtherSheets };
}

type FurtherSheetProps<Row> = MatrixProps<Row> & { offsets: ReadonlyMap<string, number>; sizes: FrameSizes };

/** For print only: all rows with the columns for which an earlier sheet had no room. */
function FurtherSheet<Row>(props: FurtherSheetProps<Row>) {
  const { label, columns, offsets, rows, rowId, rowHeight, renderCell, renderFoot, rowLook, sizes } = props;
  return (
    <div role="grid" className={styles.frame} aria-label={label} style={sizes}>
      <HeadRow columns={columns} offsets={offsets} />
      <div role="rowgroup" className={styles.rows}>
        {rows.map((row, rowIndex) => (
          <MatrixRow
            key={rowId(row)}
            row={row}
            rowIndex={rowIndex}
            rowHeight={rowHeight}
            columns={columns}
            offsets={offsets}
            renderCell={renderCell}
            tabStop={null}
            look={rowLook?.(row)}
          />
        ))}
      </div>
      {renderFoot && (
        <FootRow rowIndex={rows.length} columns={columns} offsets={offsets} renderFoot={renderFoot} />
      )}
    </div>
  );
}
