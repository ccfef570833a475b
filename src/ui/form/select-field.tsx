import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import type { Option, OptionValue } from './option';
import { useFormField, type FormFieldProps } from './use-form-field';

type SelectFieldProps<Values extends FieldValues, Output, Value extends OptionValue> = FormFieldProps<
  Values,
  Output
> & {
  options: readonly Option<Value>[];
  /** Adds a choice for “nothing”, which the form holds as `''`. */
  emptyLabel?: string;
};

/** A choice from a short list; the form holds the option's value, or `''`. */
export function SelectField<Values extends FieldValues, Output, Value extends OptionValue>(
  props: SelectFieldProps<Values, Output, Value>,
) {
  const field = useFormField(props);
  const chosen = props.options.find(({ value }) => value === field.value);
  return (
    <MuiTextField
      select
      label={props.label}
      name={field.name}
      value={chosen?.value ?? ''}
      onChange={(event) => field.change(event.target.value)}
      onBlur={field.leave}
      inputRef={field.ref}
      required={props.isRequired}
      disabled={field.isDisabled}
      error={field.hasError}
      helperText={field.helperText}
      slotProps={{ select: { displayEmpty: Boolean(props.emptyLabel) } }}
    >
      {props.emptyLabel && <MenuItem value="">{props.emptyLabel}</MenuItem>}
      {props.options.map((option) => (
        <MenuItem key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
