import { classNames } from '@/lib/class-names';
import { meaningOf } from '../../model/skill-legend';
import styles from './finder-matrix.module.css';

type FinderMarkProps = { symbol: string; isSample?: boolean; 'aria-hidden'?: true };

/** A mark as the matrix, its legend and the comparison draw it. */
export function FinderMark({ symbol, isSample, ...aria }: FinderMarkProps) {
  const meaning = meaningOf(symbol);
  return (
    <span
      className={classNames(styles.mark, meaning && styles[meaning], isSample && styles.sample)}
      {...aria}
    >
      {symbol || '?'}
    </span>
  );
}
