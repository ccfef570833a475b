import { useCallback, type ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormat } from '@/i18n/format';
import { lazyComponent } from '@/start/lazy-component';
import { memoGeneric } from '../page/memo-generic';
import { FramedInput, type FieldFrame, type FramedInputProps } from './framed-input';
import type { SelectProps } from './loaded-select';
import type { Option, OptionValue } from './option';
import type { PickerProps } from './option-picker';
import { useFormField, type FormFieldProps } from './use-form-field';

type LoadingFieldProps = FieldFrame &
  Pick<FramedInputProps, 'className' | 'isCompact' | 'placeholder'> & {
    options: readonly Option<OptionValue>[];
    value?: unknown;
  };

function LoadingField({ className, options, value, ...props }: LoadingFieldProps) {
  const { label, isCompact, isRequired, isDisabled, hasError, helperText, placeholder } = props;
  const format = useFormat();
  const chosen = [value].flat().flatMap((one) => options.find((option) => option.value === one)?.label ?? []);
  return (
    <div className={className}>
      <FramedInput
        label={label}
        isCompact={isCompact}
        isRequired={isRequired}
        isDisabled={isDisabled}
        hasError={hasError}
        helperText={helperText}
        placeholder={placeholder}
        readOnly
        value={format.list(chosen)}
        inputProps={{ tabIndex: -1, 'aria-busy': true }}
      />
    </div>
  );
}

const WHILE_LOADING = { meanwhile: (props: LoadingFieldProps) => <LoadingField {...props} /> };

type AnyProps = PickerProps<OptionValue, boolean, boolean>;

// Lazy, because a picker is a tenth of the code of a page.
const LazyPicker = lazyComponent<AnyProps>(
  async () => (await import('./option-picker')).OptionPicker,
  WHILE_LOADING,
);

const LazySelect = lazyComponent<SelectProps<OptionValue>>(
  async () => (await import('./loaded-select')).LoadedSelect,
  WHILE_LOADING,
);

/** One choice, or several with `multiple`, found by typing. Memoised, because MUI's picker is slow to render. */
export const Picker = memoGeneric(function Picker<
  Value extends OptionValue,
  Multiple extends boolean = false,
  DisableClearable extends boolean = false,
>(props: PickerProps<Value, Multiple, DisableClearable>) {
  // The cast is safe: a lazy component cannot be generic, but passes its props on unchanged.
  return <LazyPicker {...(props as PickerProps<Value, Multiple, DisableClearable> & AnyProps)} />;
});

/** A choice from a short list; the option `''` means no choice. */
export function Select<Value extends OptionValue>(props: SelectProps<Value>) {
  return <LazySelect {...(props as SelectProps<Value> & ComponentProps<typeof LazySelect>)} />;
}

type ChoiceFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  options: readonly Option<OptionValue>[];
};

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

/** A field for one choice, found by typing; its value is the option's, or `''`. A value without an option is kept. */
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
      options={options}
      isLoading={isLoading}
      placeholder={placeholder}
      inputRef={inputRef}
      onBlur={onBlur}
      value={options.find((option) => option.value === value)?.value ?? null}
      onChange={choose}
      autoHighlight
    />
  );
}

/** A field for several choices, found by typing and shown as chips; its value is an array. */
export function MultiSelectField<Values extends FieldValues, Output>(
  props: Omit<PickerFieldProps<Values, Output>, 'placeholder'>,
) {
  const { options, isLoading } = props;
  const { frame, input, value, change } = useFormField(props);
  const { inputRef, onBlur } = input;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  // Kept, because their options may still be loading.
  const unknownValues = values.filter((one) => !options.some((option) => option.value === one));
  return (
    <Picker
      multiple
      {...frame}
      options={options}
      isLoading={isLoading}
      inputRef={inputRef}
      onBlur={onBlur}
      value={options.map((option) => option.value).filter((one) => values.includes(one))}
      onChange={(_event, next) => change([...unknownValues, ...next])}
      limitTags={4}
    />
  );
}
