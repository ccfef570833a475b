import { memo } from 'react';
import { classNames } from '@/lib/class-names';
import { CheckBox, CheckBoxOutlineBlank } from '../kit/icons';
import type { Option, OptionValue } from './option';
import styles from './picker-list.module.css';

type OptionRowProps = {
  id: string;
  option: Option<OptionValue>;
  index: number;
  isChosen: boolean;
  /** With a box: one of many can be chosen. */
  hasBox: boolean;
  /** The one that Enter takes. */
  isMarked: boolean;
  /** Keys led to it. */
  hasRing: boolean;
};

/** A choice in the list of a picker: label, secondary text, and a box where many can be chosen. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, option, index, isChosen, hasBox, isMarked, hasRing } = props;
  const Box = isChosen ? CheckBox : CheckBoxOutlineBlank;
  return (
    <li
      tabIndex={-1}
      role="option"
      id={id}
      data-option-index={index}
      aria-disabled={Boolean(option.isDisabled)}
      aria-selected={isChosen}
      className={classNames(styles.option, isMarked && styles.marked, hasRing && styles.ringed)}
    >
      {/* To screen readers the row itself says whether it is chosen. */}
      {hasBox && <Box fontSize="small" className={classNames(styles.box, isChosen && styles.ticked)} />}
      <span className={styles.label}>{option.label}</span>
      {option.detail && <span className={styles.detail}>{option.detail}</span>}
    </li>
  );
});
