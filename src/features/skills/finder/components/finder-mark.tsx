import { classNames } from '@/lib/class-names';
import { findMeaning, shownSymbol } from '../../model/skill-marks';
import styles from './finder-mark.module.css';

type FinderMarkProps = {
  symbol: string;
  /** True in the legend, where the mark is smaller. */
  isSample?: boolean;
  'aria-hidden'?: true;
};

/** A mark on the fill of its meaning; without a fill if its meaning is not known. */
export function FinderMark({ symbol, isSample, ...aria }: FinderMarkProps) {
  const meaning = findMeaning(symbol);
  return (
    <span
      className={classNames(styles.mark, meaning && styles[meaning], isSample && styles.sample)}
      {...aria}
    >
      {shownSymbol(symbol)}
    </span>
  );
}
