import { useId, type FocusEventHandler, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { classNames } from '@/lib/class-names';
import { Field, hintId } from '../kit/field';
import { memoGeneric } from '../page/memo-generic';
import type { Option, OptionValue } from './option';
import { PickerFrame } from './picker-frame';
import { PickerList } from './picker-list';
import styles from './picker.module.css';
import { usePicker, type PickReason } from './use-picker';
import { usePickerPresses } from './use-picker-presses';

/** What is chosen: several, exactly one, or one at most. */
type Chosen<Value extends OptionValue, Many extends boolean, Sure extends boolean> = Many extends true
  ? Option<Value>[]
  : Sure extends true
    ? Option<Value>
    : Option<Value> | null;

type PickerProps<Value extends OptionValue, Many extends boolean, Sure extends boolean> = {
  label: string;
  /** The label has no room of its own: it stands in the empty field, and is read out. */
  isCompact?: boolean;
  options: readonly Option<Value>[];
  isLoading?: boolean;
  multiple?: Many;
  /** There is always a choice: it cannot be taken away. */
  disableClearable?: Sure;
  value: Chosen<Value, Many, Sure>;
  onChange: (
    event: SyntheticEvent,
    value: Chosen<Value, Many, Sure>,
    reason: PickReason,
    details?: { option: Option<Value> },
  ) => void;
  onBlur?: FocusEventHandler;
  /** The first option is the one that Enter takes. */
  autoHighlight?: boolean;
  /** What is chosen is taken at once, and the field is empty again. */
  startsOver?: boolean;
  isRequired?: boolean;
  disabled?: boolean;
  placeholder?: string;
  hasError?: boolean;
  /** A hint, or what is wrong. */
  helperText?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** So many chips are shown until the picker has the focus. */
  limitTags?: number;
  /** Says how many of the chosen ones are not shown. */
  moreText?: (count: number) => string;
  className?: string;
  listClassName?: string;
};

function listOf<Value extends OptionValue>(value: Option<Value> | readonly Option<Value>[] | null) {
  return value ? [value].flat() : [];
}

function PickerInner<Value extends OptionValue, Many extends boolean = false, Sure extends boolean = false>({
  label,
  isCompact = false,
  options,
  isLoading,
  multiple,
  disableClearable,
  value,
  onChange,
  onBlur,
  autoHighlight = false,
  startsOver = false,
  isRequired,
  disabled = false,
  placeholder,
  hasError = false,
  helperText,
  inputRef,
  limitTags,
  moreText,
  className,
  listClassName,
}: PickerProps<Value, Many, Sure>) {
  const id = useId();
  const isMany = multiple === true;
  const picker = usePicker({
    options,
    chosen: listOf(value),
    isMany,
    isSure: disableClearable === true,
    isDisabled: disabled,
    autoHighlight,
    startsOver,
    onChange(event, next, reason, option) {
      const now = (isMany ? next : (next[0] ?? null)) as Chosen<Value, Many, Sure>;
      onChange(event, now, reason, option && { option });
    },
  });
  const presses = usePickerPresses(picker, id);
  const hasChips = isMany && picker.chosen.length > 0;

  return (
    <>
      <div
        role="presentation"
        {...presses}
        onBlur={(event) => {
          presses.onBlur(event);
          onBlur?.(event);
        }}
        onCompositionStart={() => picker.compose(true)}
        onCompositionEnd={() => picker.compose(false)}
        className={classNames(
          styles.picker,
          (picker.hasFocus || picker.chip >= 0) && styles.focused,
          className,
        )}
      >
        <Field
          id={id}
          label={isCompact ? null : label}
          isRequired={isRequired}
          isDisabled={disabled}
          hasError={hasError}
          hint={helperText}
        >
          <PickerFrame
            ref={inputRef}
            id={id}
            picker={picker}
            limitTags={limitTags}
            moreText={moreText}
            placeholder={hasChips ? undefined : (placeholder ?? (isCompact ? label : undefined))}
            required={isRequired}
            aria-label={isCompact ? label : undefined}
            aria-invalid={hasError}
            aria-describedby={hintId({ id, hint: helperText })}
          />
        </Field>
      </div>
      {picker.isOpen && (
        <PickerList
          id={id}
          label={isCompact ? label : null}
          picker={picker}
          isLoading={isLoading}
          className={listClassName}
        />
      )}
    </>
  );
}

/**
 * One choice or, with `multiple`, several from a long list, found by typing; several stand as chips. Fields of forms and
 * pickers of pages only say what is chosen. It behaves as MUI's `Autocomplete` does, without its weight
 * (`docs/decisions/0026-small-things-of-our-own.md`). Drawn only when that changes: a page has many.
 */
export const Picker = memoGeneric(PickerInner);
