import type { FieldValues } from 'react-hook-form';
import type { Option, OptionValue } from './option';
import { Picker } from './picker';
import { useFormField, type FormFieldProps } from './use-form-field';

type MultiSelectFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  options: readonly Option<OptionValue>[];
  isLoading?: boolean;
  placeholder?: string;
};

/** Several choices from a list, found by typing and shown as chips; the form holds an array of values. */
export function MultiSelectField<Values extends FieldValues, Output>(
  props: MultiSelectFieldProps<Values, Output>,
) {
  const field = useFormField(props);
  const { options } = props;
  const values: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  // Values whose options have not arrived yet must outlive a change.
  const unknownValues = values.filter((value) => !options.some((option) => option.value === value));
  return (
    <Picker
      multiple
      label={props.label}
      options={options}
      isLoading={props.isLoading}
      isRequired={props.isRequired}
      placeholder={props.placeholder}
      value={options.map(({ value }) => value).filter((value) => values.includes(value))}
      onChange={(_event, next) => field.change([...unknownValues, ...next])}
      onBlur={field.leave}
      disabled={field.isDisabled}
      hasError={field.hasError}
      helperText={field.helperText}
      inputRef={field.ref}
      limitTags={4}
    />
  );
}
