import MenuItem from '@mui/material/MenuItem';
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldFrame } from './framed-input';
import type { Option, OptionValue } from './option';

export type SelectProps<Value extends OptionValue> = FieldFrame &
  Pick<TextFieldProps, 'name' | 'inputRef' | 'onBlur'> & {
    options: readonly Option<Value>[];
    value: Value | '';
    onChosen: (value: Value) => void;
  };

export function LoadedSelect<Value extends OptionValue>(props: SelectProps<Value>) {
  const { options, onChosen, isRequired, isDisabled, hasError, ...field } = props;
  return (
    <MuiTextField
      {...field}
      select
      required={isRequired}
      disabled={isDisabled}
      error={hasError}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => value === target.value);
        if (chosen) onChosen(chosen.value);
      }}
      slotProps={{ select: { displayEmpty: options.some(({ value }) => value === '') } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
