import type { CalendarDate } from '@/lib/calendar-date';
import { Matrix } from '@/ui/matrix/matrix';
import type { RowId } from '@/ui/matrix/matrix-column';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';
import type { BoardRow } from '../model/closing-board';
import styles from './board.module.css';
import { useBoardCells } from './use-board-cells';
import { useBoardColumns } from './use-board-columns';

export type BoardMatrixProps = {
  label: string;
  rows: readonly BoardRow[];
  dates: readonly CalendarDate[];
  today: CalendarDate;
  selected: ReadonlySet<RowId>;
  onToggle: (row: BoardRow) => void;
  isBusy: boolean;
  hasLimits: boolean;
  /** `column` is the number of a day, or the id of another column. */
  onOpen: (row: BoardRow, column: string) => void;
  onPeriod: (step: 1 | -1) => void;
  initial: MatrixCellId | null;
};

const BOARD_ROW_HEIGHT = 34;

const getRowId = ({ person }: BoardRow) => person.id;

export function BoardMatrix(props: BoardMatrixProps) {
  const { label, rows, dates, today, selected, onToggle, onOpen, onPeriod, initial, isBusy, hasLimits } =
    props;
  const hasChanges = rows.some(({ changed = [] }) => changed.length > 0);
  const columns = useBoardColumns(dates, today, { hasLimits, hasChanges });
  const { renderCell, renderFoot } = useBoardCells(rows, dates);
  return (
    <Matrix
      className={styles.board}
      label={label}
      columns={columns}
      rows={rows}
      rowId={getRowId}
      rowHeight={BOARD_ROW_HEIGHT}
      renderCell={renderCell}
      renderFoot={renderFoot}
      onOpen={(row, { id }) => onOpen(row, id)}
      selected={selected}
      onToggle={onToggle}
      onPeriod={onPeriod}
      isBusy={isBusy}
      initial={initial}
    />
  );
}
