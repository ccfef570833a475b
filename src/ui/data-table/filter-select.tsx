import NativeSelect from '@mui/material/NativeSelect';
import { classNames } from '@/lib/class-names';
import type { Option, OptionValue } from '../form/option';
import styles from './filter-bar.module.css';

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
