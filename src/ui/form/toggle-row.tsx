import type { ReactNode } from 'react';
import { ToggleGroup } from '../kit/toggle';
import type { Option } from './option';
import styles from './toggle-row.module.css';

type ToggleRowProps<Value extends string> = {
  /** The words beside the buttons. */
  head: ReactNode;
  options: readonly Option<Value>[];
  value: Value;
  onChosen: (value: Value) => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** One of a few, all in sight, in one row with the words over what it changes. */
export function ToggleRow<Value extends string>({
  head,
  options,
  value,
  onChosen,
  ...label
}: ToggleRowProps<Value>) {
  return (
    <div className={styles.row}>
      {head}
      <ToggleGroup
        size="small"
        {...label}
        options={options.map((option) => ({ value: option.value, label: option.label }))}
        isOn={(option) => option === value}
        onPressed={(option) => option !== value && onChosen(option)}
      />
    </div>
  );
}
