import type { ReactNode, SyntheticEvent } from 'react';
import { classNames } from '@/lib/class-names';
import { Button } from '../kit/button';
import { Cancel } from '../kit/icons';
import type { Option, OptionValue } from './option';
import styles from './picker.module.css';

type PickerChipsProps = {
  shown: readonly Option<OptionValue>[];
  isDisabled: boolean;
  /** Says how many more there are; null where all are shown. */
  more: ReactNode;
  onRemove: (event: SyntheticEvent, place: number) => void;
  /** The focus is on the chip of that place, or on none with -1. */
  onFocused: (place: number) => void;
};

/** What is chosen of many. Keys lead to the chips from the input; a press on the cross of one takes it away. */
export function PickerChips({ shown, isDisabled, more, onRemove, onFocused }: PickerChipsProps) {
  return (
    <>
      {shown.map((option, place) => (
        <div
          // One that goes gives its place, and with it the focus, to the next.
          key={place}
          tabIndex={-1}
          role="button"
          data-item-index={place}
          aria-disabled={isDisabled || undefined}
          className={classNames(styles.chip, isDisabled && styles.locked)}
          onFocus={() => onFocused(place)}
          onBlur={() => onFocused(-1)}
        >
          <span className={styles.name}>{option.label}</span>
          <span
            aria-hidden
            className={styles.cross}
            onClick={(event) => {
              event.stopPropagation();
              onRemove(event, place);
            }}
          >
            <Cancel fontSize="inherit" />
          </span>
        </div>
      ))}
      {more && (
        // A press leads into the picker, which then shows them all. The picker would take the key for itself.
        <span className={styles.more}>
          <Button size="small" className={styles.count} onKeyDown={(event) => event.stopPropagation()}>
            {more}
          </Button>
        </span>
      )}
    </>
  );
}
