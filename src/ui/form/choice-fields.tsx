import { useCallback, type ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { lazyComponent } from '@/start/lazy-component';
import { memoGeneric } from '../page/memo-generic';
import { FramedInput, type FieldFrame, type FramedInputProps } from './framed-input';
import type { SelectProps } from './open-select';
import type { Option, OptionValue } from './option';
import type { PickerProps } from './option-picker';
import { useFormField, type FormFieldProps } from './use-form-field';

type ClosedFieldProps = FieldFrame &
  Pick<FramedInputProps, 'className' | 'isCompact' | 'placeholder'> & {
    options: readonly Option<OptionValue>[];
    value?: unknown;
  };

/** The field with what is chosen, in the place of a picker or select until its code has arrived. */
function ClosedField({ className, options, value, ...props }: ClosedFieldProps) {
  const { label, isCompact, isRequired, isDisabled, hasError, helperText, placeholder } = props;
  const chosen = [value].flat().flatMap((one) => options.find((option) => option.value === one)?.label ?? []);
  return (
    <div className={className}>
      <FramedInput
        {...{ label, isCompact, isRequired, isDisabled, hasError, helperText, placeholder }}
        readOnly
        value={chosen.join(', ')}
        inputProps={{ tabIndex: -1, 'aria-busy': true }}
      />
    </div>
  );
}

const CLOSED = { meanwhile: (props: ClosedFieldProps) => <ClosedField {...props} /> };

type AnyProps = PickerProps<OptionValue, boolean, boolean>;

// With search, list and pop-up a picker is a tenth of all that a page waits for.
const LazyPicker = lazyComponent<AnyProps>(
  async () => (await import('./option-picker')).OptionPicker,
  CLOSED,
);

const LazySelect = lazyComponent<SelectProps<OptionValue>>(
  async () => (await import('./open-select')).OpenSelect,
  CLOSED,
);

/**
 * One choice or, with `multiple`, several from a long list, found by typing; several are shown as chips. Fields of forms and
 * pickers of pages only say what is chosen. Drawn only when that changes.
 */
export const Picker = memoGeneric(function Picker<
  Value extends OptionValue,
  Many extends boolean = false,
  Sure extends boolean = false,
>(props: PickerProps<Value, Many, Sure>) {
  // The cast: a lazy component cannot be generic, and hands on what it gets.
  return <LazyPicker {...(props as PickerProps<Value, Many, Sure> & AnyProps)} />;
});

/** A choice from a short list; an option `''` says what nothing is called. */
export function Select<Value extends OptionValue>(props: SelectProps<Value>) {
  // As for `Picker`.
  return <LazySelect {...(props as SelectProps<Value> & ComponentProps<typeof LazySelect>)} />;
}

type ChoiceFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  options: readonly Option<OptionValue>[];
};

/** A choice from a short list; the form holds the option's value, or `''`. */
export function SelectField<Values extends FieldValues, Output>(props: ChoiceFieldProps<Values, Output>) {
  const { options } = props;
  const { frame, input, value, change } = useFormField(props);
  const chosen = options.find((option) => option.value === value)?.value ?? '';
  return <Select {...frame} {...input} options={options} value={chosen} onChosen={change} />;
}

type PickerFieldProps<Values extends FieldValues, Output> = ChoiceFieldProps<Values, Output> & {
  isLoading?: boolean;
  placeholder?: string;
};

/**
 * One choice from a long list, found by typing; the form holds the option's value, or `''`.
 * A value whose option has not arrived yet stays in the form.
 */
export function AutocompleteField<Values extends FieldValues, Output>(
  props: PickerFieldProps<Values, Output>,
) {
  const { options, isLoading, placeholder } = props;
  const { frame, input, value, change } = useFormField(props);
  const { inputRef, onBlur } = input;
  const choose = useCallback((_event: unknown, chosen: OptionValue | null) => change(chosen ?? ''), [change]);
  return (
    <Picker
      {...frame}
      {...{ options, isLoading, placeholder, inputRef, onBlur }}
      value={options.find((option) => option.value === value)?.value ?? null}
      onChange={choose}
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
  const { inputRef, onBlur } = input;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  // Values whose options have not arrived yet must outlive a change.
  const unknownValues = values.filter((one) => !options.some((option) => option.value === one));
  return (
    <Picker
      multiple
      {...frame}
      {...{ options, isLoading, inputRef, onBlur }}
      value={options.map((option) => option.value).filter((one) => values.includes(one))}
      onChange={(_event, next) => change([...unknownValues, ...next])}
      limitTags={4}
    />
  );
}
