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
  /** Those of its rows that are shown. */
  rows: readonly WallRow[];
  isNarrow: boolean;
  days: ReturnType<typeof useDayRange>;
  /** `column` is a date, or what else was pressed. */
  onOpen: (row: WallRow, column: string) => void;
  onPeriod: (step: 1 | -1) => void;
  initial: MatrixCellId | null;
};

const WIDE_ROW = 40;
/** Names break there. */
const NARROW_ROW = 44;

const idOf = ({ person }: WallRow) => person.id;

/** People × weekdays, with how many are at work above. */
export function WallMatrix({ wall, rows, isNarrow, days, onOpen, onPeriod, initial }: WallMatrixProps) {
  const { t } = useTranslation('wall');
  const format = useFormat();
  const { dates, today, atWork, loadOf } = wall;
  const columns = useWallColumns({ dates, today, atWork, isNarrow });
  const cellOf = useWallCells({ dates, loadOf, range: days.range, isNarrow });
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  return (
    <div className={styles.wall} data-keys="wall" {...days.handlers}>
      <Matrix
        label={t('grid', { from: format.date(from), to: format.date(to) })}
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowHeight={isNarrow ? NARROW_ROW : WIDE_ROW}
        cellOf={cellOf}
        onOpen={(row, { id }) => onOpen(row, id)}
        onPeriod={onPeriod}
        initial={initial}
      />
    </div>
  );
}
