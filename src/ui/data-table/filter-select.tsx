import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Option, OptionValue } from '../form/option';

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
      value={value ?? ''}
      onChange={({ target }) =>
        onChoose(options.find((option) => String(option.value) === target.value)?.value ?? null)
      }
      input={<OutlinedInput size="small" sx={{ typography: 'body2' }} />}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{
        flexGrow: { xs: 1, sm: 0 },
        // As wide before the choices are there as with them.
        width: { xs: isFitted ? 'auto' : 'calc(50% - 4px)', sm: 192 },
        '& select': { textOverflow: 'ellipsis' },
      }}
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
