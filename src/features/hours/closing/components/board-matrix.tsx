import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import type { CalendarDate } from '@/lib/calendar-date';
import { Matrix } from '@/ui/matrix/matrix';
import type { RowId } from '@/ui/matrix/matrix-column';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';
import type { BoardRow } from '../model/closing-board';
import styles from './board-matrix.module.css';
import { useBoardCells } from './use-board-cells';
import { useBoardColumns } from './use-board-columns';

export type BoardMatrixProps = {
  rows: readonly BoardRow[];
  dates: readonly CalendarDate[];
  today: CalendarDate;
  selected: ReadonlySet<RowId>;
  onToggle: (row: BoardRow) => void;
  isBusy: boolean;
  /** `column` is the number of a day, or what else was pressed. */
  onOpen: (row: BoardRow, column: string) => void;
  onPeriod: (step: 1 | -1) => void;
  initial: MatrixCellId | null;
};

const BOARD_ROW_HEIGHT = 34;

const idOf = ({ person }: BoardRow) => person.id;

/** People × days of a month. */
export function BoardMatrix(props: BoardMatrixProps) {
  const { rows, dates, today, selected, onToggle, onOpen, onPeriod, initial, isBusy } = props;
  const { t } = useTranslation('closing');
  const { language } = useFormat();
  const columns = useBoardColumns(dates, today);
  const { cellOf, footOf } = useBoardCells(rows, dates);
  const label = useMemo(
    () => t('grid', { month: formatMonth(dates[0]?.slice(0, 7) ?? '', language) }),
    [t, dates, language],
  );
  return (
    <Matrix
      className={styles.board}
      label={label}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowHeight={BOARD_ROW_HEIGHT}
      cellOf={cellOf}
      footOf={footOf}
      onOpen={(row, { id }) => onOpen(row, id)}
      selected={selected}
      onToggle={onToggle}
      onPeriod={onPeriod}
      isBusy={isBusy}
      initial={initial}
    />
  );
}
