import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option, OptionValue } from './option';
import { Picker } from './picker';
import { useFormField, type FormFieldProps } from './use-form-field';

type AutocompleteFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  options: readonly Option<OptionValue>[];
  isLoading?: boolean;
  placeholder?: string;
};

/**
 * One choice from a long list, found by typing; the form holds the option's value, or `''`.
 * A value whose option has not arrived yet stays in the form.
 */
export function AutocompleteField<Values extends FieldValues, Output>(
  props: AutocompleteFieldProps<Values, Output>,
) {
  const field = useFormField(props);
  const { options } = props;
  const { change } = field;
  const choose = useCallback((_event: unknown, value: OptionValue | null) => change(value ?? ''), [change]);
  return (
    <Picker
      label={props.label}
      options={options}
      isLoading={props.isLoading}
      isRequired={props.isRequired}
      placeholder={props.placeholder}
      value={options.find(({ value }) => value === field.value)?.value ?? null}
      onChange={choose}
      onBlur={field.leave}
      disabled={field.isDisabled}
      hasError={field.hasError}
      helperText={field.helperText}
      inputRef={field.ref}
      autoHighlight
    />
  );
}
