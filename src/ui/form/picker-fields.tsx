import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option, OptionValue } from './option';
import { Picker } from './picker';
import { useFormField, type FormFieldProps } from './use-form-field';

type PickerFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  options: readonly Option<OptionValue>[];
  isLoading?: boolean;
};

/**
 * One choice from a long list, found by typing; the form holds the option's value, or `''`.
 * A value whose option has not arrived yet stays in the form.
 */
export function AutocompleteField<Values extends FieldValues, Output>(
  props: PickerFieldProps<Values, Output>,
) {
  const { options, isLoading } = props;
  const { frame, input, value, change } = useFormField(props);
  const choose = useCallback((_event: unknown, chosen: OptionValue | null) => change(chosen ?? ''), [change]);
  return (
    <Picker
      {...frame}
      {...{ options, isLoading }}
      value={options.find((option) => option.value === value)?.value ?? null}
      onChange={choose}
      onBlur={input.onBlur}
      inputRef={input.inputRef}
      autoHighlight
    />
  );
}

/** Several choices from a list, found by typing and shown as chips; the form holds an array of values. */
export function MultiSelectField<Values extends FieldValues, Output>(
  props: PickerFieldProps<Values, Output>,
) {
  const { options, isLoading } = props;
  const { frame, input, value, change } = useFormField(props);
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  // Values whose options have not arrived yet must outlive a change.
  const unknownValues = values.filter((one) => !options.some((option) => option.value === one));
  return (
    <Picker
      multiple
      {...frame}
      {...{ options, isLoading }}
      value={options.map((option) => option.value).filter((one) => values.includes(one))}
      onChange={(_event, next) => change([...unknownValues, ...next])}
      onBlur={input.onBlur}
      inputRef={input.inputRef}
      limitTags={4}
    />
  );
}
