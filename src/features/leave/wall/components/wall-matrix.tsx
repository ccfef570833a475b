import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Matrix } from '@/ui/matrix/matrix';
import type { MatrixCellId } from '@/ui/matrix/use-matrix-focus';
import type { WallRow } from '../model/wall-rows';
import type { useDayRange } from './use-day-range';
import type { Wall } from './use-wall';
import { useWallCells } from './use-wall-cells';
import { useWallColumns } from './use-wall-columns';
import styles from './wall-matrix.module.css';

type WallMatrixProps = {
  wall: Wall;
  rows: readonly WallRow[];
  isNarrow: boolean;
  dayRange: ReturnType<typeof useDayRange>;
  /** `column` is a date, or `member` for a name. */
  onOpen: (row: WallRow, column: string) => void;
  onPeriod: (step: 1 | -1) => void;
  initial: MatrixCellId | null;
};

/** Heights of a row in px; on narrow screens names wrap onto a second line. */
const WIDE_ROW = 40;
const NARROW_ROW = 44;

const getRowId = ({ person }: WallRow) => person.id;

export function WallMatrix({ wall, rows, isNarrow, dayRange, onOpen, onPeriod, initial }: WallMatrixProps) {
  const { t } = useTranslation('wall');
  const format = useFormat();
  const { dates, from, to, today, atWork, findHours } = wall;
  const columns = useWallColumns({ dates, today, atWork, isNarrow });
  const renderCell = useWallCells({ findHours, range: dayRange.range, isNarrow });
  return (
    <div className={styles.wall} data-keys="wall" {...dayRange.handlers}>
      <Matrix
        label={t('grid', { from: format.date(from), to: format.date(to) })}
        columns={columns}
        rows={rows}
        rowId={getRowId}
        rowHeight={isNarrow ? NARROW_ROW : WIDE_ROW}
        renderCell={renderCell}
        onOpen={(row, { id }) => onOpen(row, id)}
        onPeriod={onPeriod}
        initial={initial}
      />
    </div>
  );
}
