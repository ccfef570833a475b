import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
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
      <ToggleButtonGroup
        exclusive
        size="small"
        {...label}
        value={value}
        onChange={(_event, chosen: Value | null) => chosen !== null && onChosen(chosen)}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
