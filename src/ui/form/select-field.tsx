import MenuItem from '@mui/material/MenuItem';
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import type { FieldFrame } from './framed-input';
import type { Option, OptionValue } from './option';
import { useFormField, type FormFieldProps } from './use-form-field';

type SelectProps<Value extends OptionValue> = FieldFrame &
  Pick<TextFieldProps, 'name' | 'inputRef' | 'onBlur'> & {
    options: readonly Option<Value>[];
    value: Value | '';
    onChosen: (value: Value) => void;
  };

/** A choice from a short list; an option `''` says what nothing is called. */
export function Select<Value extends OptionValue>(props: SelectProps<Value>) {
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
      {options.map(({ value, label, isDisabled }) => (
        <MenuItem key={value} value={value} disabled={isDisabled}>
          {label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}

type SelectFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  options: readonly Option<OptionValue>[];
};

/** A choice from a short list; the form holds the option's value, or `''`. */
export function SelectField<Values extends FieldValues, Output>(props: SelectFieldProps<Values, Output>) {
  const { options } = props;
  const { frame, input, value, change } = useFormField(props);
  const chosen = options.find((option) => option.value === value)?.value ?? '';
  return <Select {...frame} {...input} options={options} value={chosen} onChosen={change} />;
}
