import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { lazyComponent } from '@/start/lazy-component';
import { ClosedField } from './closed-field';
import type { SelectProps } from './open-select';
import type { Option, OptionValue } from './option';
import { useFormField, type FormFieldProps } from './use-form-field';

const LazySelect = lazyComponent<SelectProps<OptionValue>>(
  async () => (await import('./open-select')).OpenSelect,
  { meanwhile: (props) => <ClosedField {...props} /> },
);

/** A choice from a short list; an option `''` says what nothing is called. */
export function Select<Value extends OptionValue>(props: SelectProps<Value>) {
  // The cast: a lazy component cannot be generic, and hands on what it gets.
  return <LazySelect {...(props as SelectProps<Value> & ComponentProps<typeof LazySelect>)} />;
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
