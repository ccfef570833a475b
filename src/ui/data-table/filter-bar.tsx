import FilterListOff from '@mui/icons-material/FilterListOff';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { isAsked } from '@/lib/url-fields';
import type { Option, OptionValue } from '../form/option';
import styles from './data-table.module.css';

type FilterBarProps = {
  label: string;
  /** Null fields narrow nothing. */
  filter: object;
  clearLabel: string;
  onClear: () => void;
  /** Where the bar stands at the end of its row. */
  isAtEnd?: boolean;
  children: ReactNode;
};

/** The choices that narrow a list at once, and the way back to all of it. */
export function FilterBar({ label, filter, clearLabel, onClear, isAtEnd, children }: FilterBarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames('screen-only', styles.bar, isAtEnd && styles.atEnd)}
    >
      {children}
      {isAsked(filter) && (
        <Button startIcon={<FilterListOff />} onClick={onClear}>
          {clearLabel}
        </Button>
      )}
    </div>
  );
}

type FilterSelectProps<Value extends OptionValue> = {
  label: string;
  /** What stands for no choice. */
  all: string;
  value: Value | null;
  options: readonly Option<Value>[];
  onChoose: (value: Value | null) => void;
  /** On phones it is as wide as its words ask for, instead of half. */
  isFitted?: boolean;
};

/** A choice that narrows a list at once; null where there is none. */
export function FilterSelect<Value extends OptionValue>(props: FilterSelectProps<Value>) {
  const { label, all, value, options, onChoose, isFitted } = props;
  return (
    <NativeSelect
      inputProps={{ 'aria-label': label }}
      value={value ?? ''}
      onChange={({ target }) =>
        onChoose(options.find((option) => String(option.value) === target.value)?.value ?? null)
      }
      className={classNames(styles.choice, isFitted && styles.fitted)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
