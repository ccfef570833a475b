import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { keepEnter } from './picker-keys';
import type { Option, OptionValue } from './option';
import { OptionRow } from './option-row';
import { useFormField, type FormFieldProps } from './use-form-field';
import { usePicker } from './use-picker';

type AutocompleteFieldProps<Values extends FieldValues, Output, Value extends OptionValue> = FormFieldProps<
  Values,
  Output
> & {
  options: readonly Option<Value>[];
  isLoading?: boolean;
  placeholder?: string;
};

/**
 * One choice from a long list, found by typing; the form holds the option's value, or `''`.
 * A value whose option has not arrived yet stays in the form.
 */
export function AutocompleteField<Values extends FieldValues, Output, Value extends OptionValue>(
  props: AutocompleteFieldProps<Values, Output, Value>,
) {
  const field = useFormField(props);
  const { options } = props;
  const picker = usePicker(options);
  return (
    <Autocomplete
      {...picker}
      options={options}
      loading={props.isLoading}
      value={options.find(({ value }) => value === field.value) ?? null}
      onChange={(_event, option) => field.change(option?.value ?? '')}
      onBlur={field.leave}
      onKeyDown={keepEnter}
      getOptionKey={({ value }) => value}
      getOptionDisabled={({ isDisabled }) => Boolean(isDisabled)}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      disabled={field.isDisabled}
      autoHighlight
      size="small"
      renderOption={(row, option, { index }) => (
        <OptionRow key={option.value} option={option} row={row} index={index} />
      )}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={props.label}
          inputRef={field.ref}
          required={props.isRequired}
          error={field.hasError}
          helperText={field.helperText}
          placeholder={props.placeholder}
        />
      )}
    />
  );
}
