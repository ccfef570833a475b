import { useTranslation } from 'react-i18next';
import { Matrix } from '@/ui/matrix/matrix';
import type { FinderRow } from '../model/finder-rows';
import styles from './finder-matrix.module.css';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';
import { useFinderCell } from './use-finder-cell';
import { MEMBER, useFinderColumns } from './use-finder-columns';
import { useFinderFoot } from './use-finder-foot';

type FinderMatrixProps = {
  finder: Finder;
  words: ConditionWords;
  rows: readonly FinderRow[];
  chosen: ReadonlySet<number>;
  isNarrow: boolean;
  onOpen: (row: FinderRow) => void;
  onChoose: (row: FinderRow) => void;
  /** Adds or removes the condition of a column; for Japanese with the level of `row`. */
  onToggle: (column: string, row?: FinderRow) => void;
};

/** Names wrap on narrow screens. */
const WIDE_ROW = 42;
const NARROW_ROW = 56;

const getRowId = ({ person }: FinderRow) => person.id;

function rowLook({ isMatch, person }: FinderRow) {
  if (isMatch) return 'match';
  return person.sheet === null ? 'unknown' : undefined;
}

export function FinderMatrix(props: FinderMatrixProps) {
  const { finder, words, rows, chosen, isNarrow, onOpen, onChoose, onToggle } = props;
  const { t } = useTranslation('finder');
  const columns = useFinderColumns({ finder, words, isNarrow, onToggle });
  const renderCell = useFinderCell({ words, isNarrow });
  const renderFoot = useFinderFoot({ finder, words, onToggle });
  return (
    <div className={styles.finder} data-keys="finder">
      <Matrix
        label={t('grid', { count: rows.length })}
        columns={columns}
        rows={rows}
        rowId={getRowId}
        rowHeight={isNarrow ? NARROW_ROW : WIDE_ROW}
        rowLook={rowLook}
        renderCell={renderCell}
        renderFoot={renderFoot}
        onOpen={onOpen}
        selected={chosen}
        onToggle={(row, { id }) => (id === MEMBER ? onChoose(row) : onToggle(id, row))}
      />
    </div>
  );
}
